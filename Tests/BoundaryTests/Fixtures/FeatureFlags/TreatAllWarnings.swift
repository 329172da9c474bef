// error: initialization of immutable value 'size' was never used
func draw() {
  let size = 1
}
