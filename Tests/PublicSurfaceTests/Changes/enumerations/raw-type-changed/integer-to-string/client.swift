import Changed

let t: Int = E.a.rawValue
