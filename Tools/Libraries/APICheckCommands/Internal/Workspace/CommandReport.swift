import Advice
import Layers
import Narrowing

/// What a command has found that compares nothing, as people read it and as other programs do.
protocol CommandReport: Encodable {
  var text: String { get }
  var markdown: String { get }
}

extension AdviceReport: CommandReport {}
extension LayerReport: CommandReport {}
extension NarrowingReport: CommandReport {}
