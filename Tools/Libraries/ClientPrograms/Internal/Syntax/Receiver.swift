import APIComparison
import PublicAPI

/// Through what a client reaches a declaration: a value of the type around it, or nothing.
struct Receiver {
  /// What the type around the declaration is.
  enum Kind {
    case module, value, reference, actor, proto
    /// A type of another module, whose generic parameters only an extension can name.
    case foreign
  }

  let kind: Kind
  /// The type's own text, such as `Box<T>`.
  let type: TypeExpression
  let generics: ClientGenerics
  let isNoncopyable: Bool
  /// Whether what extends the type has to say that it is not isolated, to be so.
  let mayBeIsolated: Bool

  /// The receiver of a member with the context and generic parameters of `declaration`.
  init(of declaration: Declaration, in scope: ClientScope) {
    self.init(
      path: declaration.context, generics: declaration.generics, requirements: declaration.requirements,
      in: scope)
  }

  /// The receiver for the type at `path`, with further generic parameters and requirements.
  init(
    path: [String], generics: [GenericParameter] = [], requirements: [GenericRequirement] = [],
    in scope: ClientScope
  ) {
    guard !path.isEmpty else {
      self.init(kind: .module, type: .void, generics: ClientGenerics(generics, where: requirements))
      return
    }
    guard let chain = scope.names.chain(to: path), let last = chain.last else {
      let type = TypeExpression.named(path.map { TypeName($0) })
      self.init(
        kind: .foreign, type: type, generics: ClientGenerics(generics, where: requirements),
        mayBeIsolated: scope.mayIsolateExtensions(of: path))
      return
    }
    let outer = chain.dropLast().flatMap(\.requirements)
    guard last.kind != .protocol else {
      let subject = TypeExpression.named([TypeName("Subject")])
      let conformance = GenericRequirement.conformance(subject, .named(path.map { TypeName($0) }))
      let isNoncopyable = scope.isNoncopyablePreferred && last.inheritance.contains(.noncopyable)
      let suppression = isNoncopyable ? [GenericRequirement.conformance(subject, .noncopyable)] : []
      self.init(
        kind: .proto, type: subject,
        generics: ClientGenerics(
          [.type("Subject")] + generics, where: outer + [conformance] + suppression + requirements,
          self: subject),
        isNoncopyable: isNoncopyable)
      return
    }
    let type = TypeExpression.named(
      zip(path, chain).map { TypeName($0, arguments: $1.generics.map(\.argument)) })
    self.init(
      kind: last.kind == .class ? .reference : last.kind == .actor ? .actor : .value, type: type,
      generics: ClientGenerics(
        chain.flatMap(\.generics) + generics, where: outer + last.requirements + requirements, self: type),
      isNoncopyable: last.inheritance.contains(.noncopyable))
  }

  /// The receiver of a member of some class that derives from the one around `declaration`; nil for other types.
  init?(anySubclassAround declaration: Declaration, in scope: ClientScope) {
    let path = declaration.context
    guard let chain = scope.names.chain(to: path), let last = chain.last, last.kind == .class,
      !last.modifiers.contains(.final)
    else { return nil }
    let subject = TypeExpression.named([TypeName("Subject")])
    let type = TypeExpression.named(
      zip(path, chain).map { TypeName($0, arguments: $1.generics.map(\.argument)) })
    let generics = ClientGenerics(
      chain.flatMap(\.generics) + [.type("Subject")] + declaration.generics,
      where: chain.flatMap(\.requirements) + [.conformance(subject, type)] + declaration.requirements,
      self: subject)
    self.init(kind: .reference, type: subject, generics: generics)
  }

  /// The receiver of a member of which only the protocol around `declaration` is known; nil for other types.
  init?(existentialAround declaration: Declaration, in scope: ClientScope) {
    let path = declaration.context
    guard let type = scope.names.type(at: path), type.kind == .protocol,
      !type.inheritance.contains(.noncopyable)
    else { return nil }
    self.init(
      kind: .value, type: .any(.named(path.map { TypeName($0) })),
      generics: ClientGenerics(declaration.generics, where: declaration.requirements))
  }

  /// The receiver of code in an extension of the type around `declaration`.
  init(insideOfTypeAround declaration: Declaration, in scope: ClientScope) {
    self.init(
      kind: .foreign, type: .named(declaration.context.map { TypeName($0) }),
      generics: ClientGenerics(declaration.generics, where: declaration.requirements),
      mayBeIsolated: scope.mayIsolateExtensions(of: declaration.context))
  }

  private init(
    kind: Kind, type: TypeExpression, generics: ClientGenerics, isNoncopyable: Bool = false,
    mayBeIsolated: Bool = false
  ) {
    self.kind = kind
    self.mayBeIsolated = mayBeIsolated
    self.type = generics.resolved(type)
    self.generics = generics
    self.isNoncopyable = isNoncopyable
  }

  /// The receiver as one that is copied, or only `borrowed`, with arguments that can be copied.
  func withCopyableArguments(borrowed: Bool = false) -> Receiver {
    Receiver(kind: kind, type: type, generics: generics.withoutSuppressions, isNoncopyable: borrowed)
  }

  /// What stands in front of a member's dot.
  var instance: String { kind == .foreign ? "self" : "it" }

  /// What stands in front of a static member's dot.
  var metatype: String { kind == .foreign ? "Self" : type.description }
}
