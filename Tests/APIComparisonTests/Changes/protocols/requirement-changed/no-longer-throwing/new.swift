public protocol Uploader {
  func upload()
}
