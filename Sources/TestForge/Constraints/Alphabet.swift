internal import Domain

/// A set of characters written as a class: `a-z0-9_`.
struct Alphabet: Sendable, Hashable {
  /// In the order of the class, each once.
  let letters: [Unicode.Scalar]
  private let members: Set<Unicode.Scalar>

  init(_ value: Value, at path: String) throws(ForgeError) {
    guard case .string(let text) = value, !text.isEmpty else {
      throw .form("\(path): an alphabet is a text such as a-z, not \(value.json).")
    }
    let scalars = Array(text.unicodeScalars)
    var letters: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      if index + 2 < scalars.count, scalars[index + 1] == "-" {
        let (first, last) = (scalars[index].value, scalars[index + 2].value)
        guard first <= last else {
          throw .form("\(path): the alphabet \(value.json) has a range in reverse order.")
        }
        letters += (first...last).compactMap(Unicode.Scalar.init)
        index += 3
      } else {
        letters.append(scalars[index])
        index += 1
      }
    }
    var seen: Set<Unicode.Scalar> = []
    self.letters = letters.filter { seen.insert($0).inserted }
    members = seen
  }

  func contains(_ letter: Unicode.Scalar) -> Bool { members.contains(letter) }
}
