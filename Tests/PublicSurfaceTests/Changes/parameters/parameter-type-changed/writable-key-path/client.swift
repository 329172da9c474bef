import Changed

func client(_ path: KeyPath<Point, Int>) {
  sort(by: path)
}
