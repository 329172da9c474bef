// error: call can throw but is not marked with 'try'
import DogPhotos
import Foundation

func client(_ url: URL) throws {
  _ = try DogPhoto(message: url)
  _ = DogPhoto(message: url)  // forbidden
}
