import Changed

func mute() {
  var preferences = Preferences()
  preferences.volume = 0
}
