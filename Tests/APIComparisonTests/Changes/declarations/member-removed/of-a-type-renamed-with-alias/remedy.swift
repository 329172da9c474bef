extension Shipment { @available(*, deprecated) public func insure() { fatalError() } }
