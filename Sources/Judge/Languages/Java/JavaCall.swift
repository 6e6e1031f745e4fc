internal import Domain

/// A class that calls the learner's code with the signature's own types, for the compiler to check.
///
/// It is compiled and thrown away: what LeetCode's driver could not call is refused here as well.
struct JavaCall {
  static let name = "FocusCall"
  /// The line of ``text`` that makes the learner's object; each method follows on one of its own.
  static let constructorLine = 2

  let text: String

  init(_ signature: Signature) {
    let type: String
    let constructor: [Parameter]
    var lines: [String]
    switch signature {
    case .function(let function):
      type = "Solution"
      constructor = []
      lines = [
        Self.call(
          of: function.name, on: type, function.arguments,
          Self.spelling(function.returns, function.returnsCollection))
      ]
    case .design(let design):
      type = design.className
      constructor = design.constructor
      lines = design.methods.map {
        Self.call(
          of: $0.name, on: type, $0.parameters, Self.spelling($0.returns, $0.returnsCollection))
      }
    }
    let make =
      "static \(type) focus(\(Self.list(constructor))) throws Throwable "
      + "{ return new \(type)(\(Self.names(constructor))); }"
    lines = ["class \(Self.name) {", make] + lines + ["}"]
    text = lines.joined(separator: "\n")
  }

  private static func call(
    of name: String, on type: String, _ parameters: [Parameter], _ returns: String
  ) -> String {
    let list = (["\(type) focus"] + parameters.indices.map { declared(parameters[$0], $0) })
      .joined(separator: ", ")
    let call = "focus.\(name)(\(names(parameters)));"
    return "static \(returns) \(name)(\(list)) throws Throwable "
      + "{ \(returns == "void" ? "" : "return ")\(call) }"
  }

  private static func list(_ parameters: [Parameter]) -> String {
    parameters.indices.map { declared(parameters[$0], $0) }.joined(separator: ", ")
  }

  private static func declared(_ parameter: Parameter, _ index: Int) -> String {
    "\(spelling(parameter.type, parameter.isCollection)) a\(index)"
  }

  private static func names(_ parameters: [Parameter]) -> String {
    parameters.indices.map { "a\($0)" }.joined(separator: ", ")
  }

  /// With the whole name: the learner may have a `List` of their own.
  private static func spelling(_ type: ValueType, _ isCollection: Bool) -> String {
    type.spellingInJava(isCollection: isCollection).replacing("List<", with: "java.util.List<")
  }
}
