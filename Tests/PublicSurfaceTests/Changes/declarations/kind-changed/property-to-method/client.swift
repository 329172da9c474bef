import Changed

let t: Int = S().n
