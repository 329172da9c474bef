import Changed

func stop() { return giveUp("the end") }

func play(_ track: Int?) -> Int {
  guard let track else {
    giveUp("no track")
    return 0
  }
  return track
}
