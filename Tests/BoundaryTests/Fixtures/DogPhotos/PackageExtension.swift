// error: 'printable' is inaccessible due to 'package' protection level
import DogPhotos

func client(_ text: String) {
  _ = text.printable  // forbidden
}
