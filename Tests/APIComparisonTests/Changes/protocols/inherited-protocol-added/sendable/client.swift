import Changed

class Progress {
  var percent = 0
}

struct ImportJob: Job {
  let progress: Progress
}
