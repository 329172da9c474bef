import Changed

let discount = (%%20)
