import Changed

func listen() {
  onTap {
    let count = 1
    print(count)
  }
}
