// error: cannot find type 'DogServiceAnswer' in scope
import DogPhoto

func client(_ answer: DogServiceAnswer) {}  // forbidden
