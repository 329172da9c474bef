import Changed

struct Monday: Lunch {
  var dishes: [Int] {
    1
    2
  }
}
