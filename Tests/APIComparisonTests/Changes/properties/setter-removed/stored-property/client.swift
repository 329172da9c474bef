import Changed

func celebrate() {
  var profile = Profile()
  profile.age = 40
}
