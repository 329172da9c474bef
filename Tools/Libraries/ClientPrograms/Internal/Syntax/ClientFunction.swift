import PublicAPI

/// A function that a client declares to use something in its body.
struct ClientFunction {
  /// How the client holds the receiver.
  enum Access: String {
    case none, constant, mutable, consumed, isolated, metatype
  }

  var receiver: Receiver
  var access = Access.none
  var isolation = ""
  var parameters: [String] = []
  var effects = ""
  var result = ""
  var body: [String]

  /// The function's source, as a member of an extension where the receiver's type cannot be named otherwise.
  var source: String {
    let isMember = receiver.kind == .foreign
    var parameters = parameters
    if !isMember, let own = receiverParameter { parameters.insert(own, at: 0) }
    if !isMember {
      if parameters.isEmpty, receiver.generics.hasValues { parameters.append("_: \(receiver.type).Type") }
      // The arguments of a type around the receiver's cannot be told from a value, should that be an alias.
      let isNested =
        if case .named(let path) = receiver.type { path.dropLast().contains { !$0.arguments.isEmpty } } else {
          false
        }
      let mentioning = isNested && receiverParameter != nil ? Array(parameters.dropFirst()) : parameters
      parameters += receiver.generics.unmentioned(in: mentioning)
    }
    let arrow = result.isEmpty ? "" : " -> \(result)"
    let modifiers = isMember ? memberModifiers : ""
    let function =
      "\(isolation)\(modifiers)func client\(Client.numberMark)\(receiver.generics.clause)(\(parameters.joined(separator: ", ")))"
      + "\(effects)\(arrow)\(receiver.generics.whereClause) {\n"
      + (opening + body).map { "  \($0)\n" }.joined() + "}\n"
    guard isMember else { return function }
    let member = function.split(separator: "\n").map { "  \($0)\n" }.joined()
    return "extension \(receiver.type) {\n\(member)}\n"
  }

  /// What is consumed may be a constant; a parameter that owns its value is a variable.
  private var opening: [String] {
    access == .consumed && receiver.isNoncopyable && receiver.kind != .foreign ? ["let it = given"] : []
  }

  private var memberModifiers: String {
    let isolation = self.isolation.isEmpty && receiver.mayBeIsolated ? "nonisolated " : ""
    return switch access {
    case .none, .metatype: isolation + "static "
    case .mutable: isolation + "mutating "
    default: isolation
    }
  }

  private var receiverParameter: String? {
    let type = receiver.type
    return switch access {
    case .none: nil
    case .constant: receiver.isNoncopyable ? "_ it: borrowing \(type)" : "_ it: \(type)"
    case .mutable: "_ it: inout \(type)"
    case .consumed: receiver.isNoncopyable ? "_ given: consuming \(type)" : "_ it: \(type)"
    case .isolated: "_ it: isolated \(type)"
    case .metatype: "_ it: \(type).Type"
    }
  }
}
