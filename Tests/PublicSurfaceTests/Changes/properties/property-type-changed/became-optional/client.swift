import Changed

let t: Int = S().x
