extension Archive { public func save<Document>(_ value: Document) where Document: Encodable { fatalError() } }
