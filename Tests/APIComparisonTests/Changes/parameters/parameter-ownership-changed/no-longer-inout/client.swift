import Changed

func edit() {
  var image = 1
  sharpen(&image)
}
