public protocol Uploader {
  func upload() throws
}
