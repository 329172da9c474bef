import Changed

func prepare(by path: WritableKeyPath<Contact, Int>, in memory: UnsafeMutablePointer<Int>) {
  sort(by: path)
  fill(memory)
  fill(.allocate(capacity: 1))
}
