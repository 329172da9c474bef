public protocol Uploader {
  func upload() async
}
