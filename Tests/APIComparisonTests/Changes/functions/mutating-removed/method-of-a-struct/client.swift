import Changed

func finish() {
  var counter = Counter()
  counter.report()
}
