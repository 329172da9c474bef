import Changed

func report() {
  track(3)
  track("purchase")
}
