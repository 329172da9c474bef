import Changed

let t: [Int] = f()
