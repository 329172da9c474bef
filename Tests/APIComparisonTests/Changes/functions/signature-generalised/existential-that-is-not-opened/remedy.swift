public func weigh(_ value: any Parcel) -> Int { fatalError() }
