// DogPhotoTests
