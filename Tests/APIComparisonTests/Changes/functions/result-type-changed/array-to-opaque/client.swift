import Changed

let album: [Int] = tracks()
