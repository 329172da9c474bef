// error: to expected argument type 'any Networkable.Type'
import DogPhoto
import Networking

func client(_ client: HTTPClient) {
  _ = DogPhotoClient(client: client)  // forbidden
}
