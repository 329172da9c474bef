import Changed

let fee: Int = Cents(1)
