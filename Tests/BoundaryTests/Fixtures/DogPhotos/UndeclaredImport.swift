// error: cannot find type 'HTTPClient' in scope
import DogPhotos

func client(_ client: HTTPClient) {}  // forbidden
