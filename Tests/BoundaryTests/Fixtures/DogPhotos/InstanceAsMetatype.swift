// error: to expected argument type 'any Networkable.Type'
import DogPhotos
import Networking

func client(_ client: HTTPClient) {
  _ = DogPhotoClient(client: client)  // forbidden
}
