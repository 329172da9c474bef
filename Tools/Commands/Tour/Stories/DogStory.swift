import DogPhotos
import Foundation

/// Fetches a photo, prints it and writes it to a file.
struct DogStory: Story {
  let client: DogPhotoClient
  let output: Output

  func tell() async throws {
    let dogPhoto = try await client.fetchDogPhoto()
    try output.line(">> Dog Photo: \(String(describing: dogPhoto))")

    let folder = File.Sample.dogFile.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try dogPhoto.write(toJson: File.Sample.dogFile)
    let json = try String(contentsOf: File.Sample.dogFile, encoding: .utf8)
    try output.line("  written to \(File.Sample.dogFile.path)\n  \(json)")
  }
}
