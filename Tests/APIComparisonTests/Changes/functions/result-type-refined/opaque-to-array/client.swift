import Changed

func play() {
  for track in tracks() { print(track) }
}
