import Changed

func skipIntro() {
  let second = 30
  seek(second: second)
}
