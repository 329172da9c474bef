import Changed

func downloadSilently() {
  let progress: ProgressCallback = { _ in }
  download(progress)
}
