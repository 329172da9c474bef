import APIComparison
import PublicAPI

/// A use of the old API under a name that something new has, too.
struct ContestedUse: Sendable {
  /// What is used, and how code writes it.
  enum Form: Sendable {
    /// A call or a read of this, which is written as it fits the addition, too; of a caller that can wait as well, if that is
    /// felt by such.
    case member(Declaration, isWaiting: Bool = false, in: UnusualPosition? = nil)
    /// The same of what no surface shows.
    case unseen(Declaration, in: UnusualPosition?)
    /// A call with an argument of a type that conforms or inherits more than before.
    case acceptedArgument
    /// A call whose argument at an index names a member by a dot.
    case argument(naming: Declaration, at: Int)
    /// A member of what the known declaration gives.
    case memberOfResult(Declaration)
    /// An associated type that nobody wrote down, in the place of the type that it is.
    case associatedType(InferredAssociatedType, TypeExpression)
    /// Something at the top of a module, from inside of the type that has got the addition.
    case hidden(Declaration, String)
    /// A function of the library, from there as well.
    case libraryFunction(Declaration)
    /// A name behind that of a module.
    case qualifiedName(String)
    /// A literal with an interpolation.
    case interpolation(of: Declaration)
    /// An operator that joins the precedence group.
    case precedenceGroup
    /// An operator as the library has it.
    case `operator`
  }

  /// What the client is told to use.
  let known: Declaration
  /// What is new.
  let addition: Declaration
  let form: Form

  init(_ known: Declaration, _ addition: Declaration, _ form: Form) {
    (self.known, self.addition, self.form) = (known, addition, form)
  }
}
