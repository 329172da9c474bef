// error: 'endpoint' is inaccessible due to 'private' protection level
import DogPhotos

func client(_ client: DogPhotoClient) {
  _ = client.endpoint  // forbidden
}
