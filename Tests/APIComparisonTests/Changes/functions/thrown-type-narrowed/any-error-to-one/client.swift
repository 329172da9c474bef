import Changed

func share() {
  do {
    try upload()
  } catch {
    let failure: any Error = error
    print(failure)
  }
}
