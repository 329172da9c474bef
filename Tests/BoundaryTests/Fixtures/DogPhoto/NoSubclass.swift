// error: inheritance from a final class
import DogPhoto

class Client: DogPhotoClient {}  // forbidden
