import Changed

func mute() {
  let preferences = Preferences()
  preferences.volume = 0
}
