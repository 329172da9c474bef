import Changed

func countDownloads() {
  let download = Download()
  var finished = 0
  download.completion = { finished += 1 }
  print(finished)
}
