/// A step of a comparison.
enum Step: String {
  case versions = "building and reading the versions"
  case baselines = "reading the committed baselines"
  case changes = "comparing by the rules"
  case proofs = "compiling clients against both versions"
  case decisions = "looking up what was accepted and released"
  case report = "writing the report"
}
