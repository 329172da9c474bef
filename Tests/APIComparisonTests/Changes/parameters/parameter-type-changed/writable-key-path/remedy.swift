public func sort(by: KeyPath<Contact, Int>) { fatalError() }
