import Changed

struct Radio {
  @Clamped var volume = 3
}
