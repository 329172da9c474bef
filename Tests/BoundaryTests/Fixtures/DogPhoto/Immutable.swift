// error: 'message' is a 'let' constant
import DogPhoto

func client(_ photo: inout DogPhoto, _ other: DogPhoto) {
  photo.message = other.message  // forbidden
}
