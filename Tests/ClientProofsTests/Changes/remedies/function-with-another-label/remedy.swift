@available(*, deprecated, renamed: "greet(person:)") public func greet(name: String) { greet(person: name) }
