import Changed

let savings: Int = balance()
