import Advice
import Layers
import Narrowing

/// The result of a command that compares nothing, in formats for people and for programs.
protocol CommandReport: Encodable {
  var text: String { get }
  var markdown: String { get }
}

extension AdviceReport: CommandReport {}
extension LayerReport: CommandReport {}
extension NarrowingReport: CommandReport {}
