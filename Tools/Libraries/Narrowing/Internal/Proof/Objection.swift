import CompilerDiagnostics
import Syntax

/// Something that the compiler does not let pass, and what of a narrowing it is about.
struct Objection {
  /// What has to be wider than it was, and at least so wide.
  let demands: [(number: Int, part: Narrowing.Part, level: AccessLevel)]
  /// What the compiler says.
  let diagnostic: Diagnostic
}
