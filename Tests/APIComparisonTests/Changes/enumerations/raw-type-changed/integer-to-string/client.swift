import Changed

let smallest: Int = Size.small.rawValue
