import DogPhoto
import Foundation
import Testing

/// A client's own type of the same name hides the module's, and `DogPhoto.DogPhotoClient` means a member of the type.
private struct DogPhotoClient {}

@Suite struct ModuleSelectorTests {
  @Test func selectorReachesPastATypeNamedLikeItsModule() throws {
    let client: DogPhoto::DogPhotoClient = DogPhoto::DogPhotoClient.standard
    #expect(String(reflecting: type(of: client)) == "DogPhoto.DogPhotoClient")
    #expect(String(reflecting: DogPhotoClient.self) != "DogPhoto.DogPhotoClient")

    let url = try #require(URL(string: "https://images.dog.ceo/n1.jpg"))
    let photo: DogPhoto::DogPhoto = try DogPhoto(message: url)
    #expect(photo.message == url)
  }
}
