public enum Tea {
  case oolong
  case green
  @available(*, deprecated, renamed: "green") case sencha
}
