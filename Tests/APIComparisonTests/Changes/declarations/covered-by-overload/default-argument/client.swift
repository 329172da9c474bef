import Changed

func openTimeline() {
  refresh()
  refresh(limit: 5)
}
