import Changed

func zoom() -> Gesture { Gesture.pinch(scale: 2) }
