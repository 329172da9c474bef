// DogPhoto
