/// A machine without the tools that open URLs, on which these tests can prove nothing.
struct MissingTool: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "\(name) is not installed, and these tests open URLs with the real one. Run "
      + "\"apt-get install --no-install-recommends xdg-utils\", or install xdg-utils by other means."
  }
}
