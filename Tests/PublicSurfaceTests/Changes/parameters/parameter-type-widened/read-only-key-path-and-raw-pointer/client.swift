import Changed

func client(_ path: WritableKeyPath<Point, Int>, _ memory: UnsafeMutablePointer<Int>) {
  sort(by: path)
  fill(memory)
}
