import Changed

class PhotoController: Controller {}
