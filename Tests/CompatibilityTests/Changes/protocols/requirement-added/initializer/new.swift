public protocol Plugin {
  init()
}
