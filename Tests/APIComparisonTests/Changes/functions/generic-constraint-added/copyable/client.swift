import Changed

struct FileHandle: ~Copyable {}
func check() {
  let file = FileHandle()
  inspect(file)
}
