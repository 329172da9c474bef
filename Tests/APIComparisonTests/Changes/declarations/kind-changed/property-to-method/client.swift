import Changed

let waiting: Int = Queue().length
