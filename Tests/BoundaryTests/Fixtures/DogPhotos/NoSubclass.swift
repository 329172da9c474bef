// error: inheritance from a final class
import DogPhotos

class Client: DogPhotoClient {}  // forbidden
