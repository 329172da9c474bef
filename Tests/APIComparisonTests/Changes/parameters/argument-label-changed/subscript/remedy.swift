extension Shelf { @available(*, deprecated, renamed: "subscript(at:)") public subscript(_ value: Int) -> Int { self[at: value] } }
