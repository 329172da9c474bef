import Changed

let station: Int = nextStation()
