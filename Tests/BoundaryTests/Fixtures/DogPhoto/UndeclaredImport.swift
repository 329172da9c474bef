// error: cannot find type 'HTTPClient' in scope
import DogPhoto

func client(_ client: HTTPClient) {}  // forbidden
