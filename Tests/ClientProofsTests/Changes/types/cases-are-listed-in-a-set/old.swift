public enum Level: CaseIterable {
  case low
}
