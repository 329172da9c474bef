// error: 'endpoint' is inaccessible due to 'private' protection level
import DogPhoto

func client(_ client: DogPhotoClient) {
  _ = client.endpoint  // forbidden
}
