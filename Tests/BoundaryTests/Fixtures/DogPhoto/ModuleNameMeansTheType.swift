// error: 'DogPhotoClient' is not a member type of struct 'DogPhoto.DogPhoto'
import DogPhoto

func client(_ client: DogPhoto::DogPhotoClient) {}
func client(_ client: DogPhoto.DogPhotoClient) {}  // forbidden
