import Changed

let t: Int = A(1)
