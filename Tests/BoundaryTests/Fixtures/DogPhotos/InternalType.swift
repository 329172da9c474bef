// error: cannot find type 'DogServiceAnswer' in scope
import DogPhotos

func client(_ answer: DogServiceAnswer) {}  // forbidden
