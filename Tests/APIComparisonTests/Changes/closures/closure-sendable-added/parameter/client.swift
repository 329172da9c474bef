import Changed

func countVisitors() {
  var visitors = 0
  observe { visitors += 1 }
  print(visitors)
}
