internal import Domain

/// Reads a signature in one line, such as `twoSum(nums: [int], target: int) -> [int]`.
///
/// Several calls with semicolons between are a class: the constructor, then its methods. `inout`
/// before a type names what a function changes in place.
struct SignatureNotation {
  private struct Call {
    var name: String
    var parameters: [Parameter]
    var inPlace: Int?
    var returns: ValueType
  }

  private let text: String
  private var rest: Substring

  /// Throws: ``AuthoringError/badSignature(reason:)``.
  static func signature(_ text: String) throws(AuthoringError) -> Signature {
    var notation = SignatureNotation(text)
    return try notation.whole()
  }

  private init(_ text: String) { (self.text, rest) = (text, text[...]) }

  private mutating func whole() throws(AuthoringError) -> Signature {
    var calls = [try call()]
    while take(";") { calls.append(try call()) }
    skipSpaces()
    guard rest.isEmpty else { throw trouble("Nothing may follow its end") }
    let first = calls[0]
    let isChanging = calls.contains { $0.inPlace != nil }
    if calls.count > 1 {
      guard !isChanging else { throw trouble("A class changes nothing in place: inout") }
      guard Set(calls.map(\.name)).count == calls.count else {
        throw trouble("Two calls have the same name")
      }
      let methods = calls.dropFirst().map {
        DesignSignature.Method(name: $0.name, parameters: $0.parameters, returns: $0.returns)
      }
      return .design(
        DesignSignature(className: first.name, constructor: first.parameters, methods: methods))
    }
    guard first.returns != .void || first.inPlace != nil else {
      throw trouble("A function without an answer needs inout before the type that it changes")
    }
    guard first.returns == .void || !isChanging else {
      throw trouble("The inout parameter is the answer: -> and inout can't be combined")
    }
    return .function(
      FunctionSignature(
        name: first.name, parameters: first.parameters, returns: first.returns,
        inPlace: first.inPlace))
  }

  private mutating func call() throws(AuthoringError) -> Call {
    var call = Call(name: try name(), parameters: [], inPlace: nil, returns: .void)
    guard take("(") else { throw trouble("A ( is missing") }
    while !take(")") {
      if !call.parameters.isEmpty, !take(",") { throw trouble("A comma or a ) is missing") }
      let name = try name()
      guard take(":") else { throw trouble("The type of \(name) is missing") }
      guard !call.parameters.contains(where: { $0.name == name }) else {
        throw trouble("A second parameter is called \(name)")
      }
      if takeWord("inout") {
        guard call.inPlace == nil else { throw trouble("There is a second inout") }
        call.inPlace = call.parameters.count
      }
      let type = try type()
      guard type != .void else { throw trouble("A parameter can't be void") }
      call.parameters.append(Parameter(name: name, type: type))
    }
    if take("->") { call.returns = try type() }
    return call
  }

  private mutating func type() throws(AuthoringError) -> ValueType {
    var type: ValueType
    if take("[") {
      type = .list(try self.type())
      guard take("]") else { throw trouble("A ] is missing") }
    } else {
      type = try plainType()
    }
    while take("?") || take("[]") {
      if text[..<rest.startIndex].hasSuffix("]") { type = .list(type) }
    }
    return type
  }

  private mutating func plainType() throws(AuthoringError) -> ValueType {
    let word = try name()
    guard let type = ValueType(word) ?? ValueType(word.lowercased()) else {
      throw trouble(
        "\(word) is none of int, long, double, bool, char, string, void, ListNode, TreeNode, "
          + "GraphNode and RandomNode; it is")
    }
    return type
  }

  private mutating func name() throws(AuthoringError) -> String {
    skipSpaces()
    let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard let first = word.first, !first.isNumber else { throw trouble("A name is missing") }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func take(_ sign: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(word + " ") else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

  private func trouble(_ reason: String) -> AuthoringError {
    .badSignature(reason: "\(reason) at character \(text.count - rest.count + 1).")
  }
}
