extension Shelf { @available(*, deprecated, renamed: "subscript(row:)") public subscript(_ value: Int) -> Int { get { self[row: value] } set { self[row: value] = newValue } } }
