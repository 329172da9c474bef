import Foundation
import FrontPage
import Testing

@Suite struct TargetGraphTests {
  private func graph(_ manifest: DumpedManifest) throws -> TargetGraph {
    try TargetGraph(dump: manifest.json)
  }

  /// The boxes of a picture by the text in them.
  private func boxes(_ graph: TargetGraph) throws -> [String: CGRect] {
    let picture = try SVG(graph.picture)
    let frames = try picture.named("rect").dropFirst().map { element in
      try CGRect(
        x: element.number("x"), y: element.number("y"), width: element.number("width"),
        height: element.number("height"))
    }
    var boxes: [String: CGRect] = [:]
    for text in picture.named("text") where text.attributes["class"] == nil {
      let point = try CGPoint(x: text.number("x"), y: text.number("y"))
      let frame = try #require(frames.first { $0.contains(point) }, "\(text.text) stands in no box.")
      let name = boxes.first { $0.value == frame }?.key
      if let name { boxes[name] = nil }
      boxes[(name ?? "") + text.text] = frame
    }
    return boxes
  }

  @Test func whatATargetDependsOnIsBelowIt() throws {
    let manifest = DumpedManifest.kitchen
    let boxes = try boxes(graph(manifest))
    for (name, target) in manifest.targets {
      guard let upper = boxes[name] else { continue }
      for dependency in target.dependencies {
        let lower = try #require(boxes[dependency])
        #expect(upper.maxY < lower.minY, "\(name) is not above \(dependency).")
      }
    }
  }

  @Test func testsAndWhatOnlyTheyNeedAreLeftOut() throws {
    #expect(
      try Set(boxes(graph(.kitchen)).keys) == [
        "Kettle", "Teapot", "Water", "Logging", "brew", "LongProgramName",
      ])
  }

  @Test func noBoxCoversAnother() throws {
    let frames = try boxes(graph(.wide(columns: 9))).values.map { $0.insetBy(dx: -4, dy: -4) }
    #expect(frames.count == 28)
    for (index, frame) in frames.enumerated() {
      #expect(!frames[(index + 1)...].contains { $0.intersects(frame) })
    }
  }

  @Test func layersThatFitOnAPageDoNotDriftApart() throws {
    let picture = try #require(SVG(graph(.tall).picture).named("svg").first)
    #expect(try picture.number("width") == 828)
  }

  @Test func aDependencyThatOthersImplyHasNoArrow() throws {
    // brew → Kettle → Water, and brew → Water.
    let arrows = try SVG(graph(.kitchen).picture).named("path").filter { $0.attributes["class"] == "arrow" }
    #expect(arrows.count == 4)
  }

  @Test func theKindsOfTargetsLookDifferent() throws {
    let classes = try SVG(graph(.kitchen).picture).named("rect").compactMap { $0.attributes["class"] }
    #expect(Set(classes) == ["page", "module", "hidden", "library", "command"])
  }

  @Test func whatDoesNotHangTogetherStandsBelowOrBeside() throws {
    let boxes = try boxes(graph(.wide(columns: 9)))
    let (first, last) = (try #require(boxes["Upper0"]), try #require(boxes["alone"]))
    #expect(last.minY > first.maxY)
  }

  @Test func theSummaryNamesTheModulesAndWhatTheyNeed() throws {
    #expect(try graph(.kitchen).summary == "Kettle → Water, Teapot → Kettle")
  }

  @Test func whatSwiftPMPrintsIsRead() throws {
    let dump = try Data(contentsOf: Bundle.module.bundleURL.appending(path: "dump.json"))
    let graph = try TargetGraph(dump: dump)
    #expect(graph.summary == "Kettle → Water, Teapot → Kettle")
    #expect(try Set(boxes(graph).keys) == ["Water", "Kettle", "Teapot", "brew"])
  }

  @Test func aCircleEndsAllTheSame() throws {
    let circle = DumpedManifest(
      products: ["A"], targets: [("A", ("regular", ["B"])), ("B", ("regular", ["A"]))])
    #expect(try boxes(graph(circle)).count == 2)
  }

  @Test(arguments: ["", "{}", #"{"targets": 1, "products": []}"#, "no JSON"])
  func somethingElseIsRefused(dump: String) {
    #expect {
      try TargetGraph(dump: Data(dump.utf8))
    } throws: { error in
      "\(error)".contains("swift package dump-package")
    }
  }
}
