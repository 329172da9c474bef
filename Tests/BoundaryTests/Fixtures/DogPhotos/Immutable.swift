// error: 'message' is a 'let' constant
import DogPhotos

func client(_ photo: inout DogPhoto, _ other: DogPhoto) {
  photo.message = other.message  // forbidden
}
