import Changed

struct PhotoUploader: Uploader {
  func upload() throws {}
}
