import Changed

let t: ID = 1
