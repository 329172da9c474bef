import Changed

let age: Int = Profile().age
