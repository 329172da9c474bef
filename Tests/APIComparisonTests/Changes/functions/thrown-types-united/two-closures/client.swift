import Changed

struct Full: Error {}
struct Gone: Error {}

func fill() throws(Full) {}
func empty() throws(Gone) {}

func run() throws {
  try transaction(fill, otherwise: empty)
}
