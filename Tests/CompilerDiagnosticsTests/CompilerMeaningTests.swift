import CompilerDiagnostics
import Foundation
import Processes
import TestSupport
import Testing

/// What the toolchain's own compiler says means what it is taken for.
@Suite struct CompilerMeaningTests {
  private static let flags: [(source: String, isMeant: @Sendable (DiagnosticMessage) -> Bool)] = [
    ("func f() { gone() }", { $0.missingName == "gone" }),
    ("func f(_ tea: Gone) {}", { $0.missingName == "Gone" }),
    ("func f() { _ = 1 <~> 2 }", { $0.isAboutMissingName && $0.missingName == nil }),
    ("struct S { private var x = 1 }\nfunc f(_ s: S) { _ = s.x }", { $0.isAboutAccess }),
    ("struct S { private init(x: Int) {} }\nfunc f() { _ = S(x: 1) }", { $0.isAboutAccess }),
    ("@available(*, unavailable) func g() {}\nfunc f() { g() }", { $0.isAboutAvailability }),
    (
      "@available(*, unavailable, renamed: \"h\") func g() {}\nfunc f() { g() }", { $0.isAboutAvailability }
    ),
    (
      "@available(*, noasync) func g() {}\nfunc f() async { g() }",
      { !$0.isAboutAvailability && $0.identifier == "async_unavailable_decl" }
    ),
    ("func g(x: Int = 0) {}\nfunc g(y: Int = 0) {}\nfunc f() { g() }", { $0.isAboutAmbiguity }),
    (
      "protocol P {}\nstruct S: @MainActor P {}\nfunc g(_: some P) {}\nfunc f() { g(S()) }",
      { $0.isAboutIsolatedConformance && $0.quotes("P'") }
    ),
    (
      "class A {}\nextension A { func g() {} }\nclass B: A { override func g() {} }",
      { $0.isAboutOverridingExtension && $0.isAboutOverriding }
    ),
    (
      "class A {}\nclass B: A { override func g() {} }",
      { $0.isAboutOverridingNothing && $0.isAboutOverriding }
    ),
    (
      "class A {}\nclass B: A { override init(x: Int) {} }",
      { $0.isAboutOverriding && $0.isAboutInitializer && !$0.isAboutOverridingNothing }
    ),
    (
      "private protocol P {}\npublic struct S<T> {}\nextension S where T: P { public func g() {} }",
      { $0.isAboutAccessOfExtension }
    ),
    ("struct S { private(set) var x = 1 }\nfunc f(_ s: inout S) { s.x = 2 }", { $0.isAboutSetting }),
    ("fileprivate struct S {}\npublic func f(_ s: S) {}", { $0.wantedLevel == "public" }),
  ]

  @Test(arguments: flags.indices) func meansWhatItIsTakenFor(index: Int) async throws {
    let (source, isMeant) = Self.flags[index]
    let output = try await withTemporaryFolder { folder in
      let path = folder.appending(path: "Kit.swift").path
      try AtomicFiles.write([(path: path, text: source)])
      return try await BlockingWork.run {
        try Subprocess(
          Toolchain.find().frontend,
          ["-frontend", "-typecheck", "-parse-as-library", "-swift-version", "6"]
            + DiagnosticMessage.frontendFlags + [path]
        ).run().standardError
      }
    }
    let errors = Diagnostic.all(in: output).filter { $0.severity == .error }
    #expect(errors.contains { isMeant($0.message) }, "\(output)")
    #expect(errors.allSatisfy { $0.message.identifier != nil && !$0.message.isFailure })
  }
}
