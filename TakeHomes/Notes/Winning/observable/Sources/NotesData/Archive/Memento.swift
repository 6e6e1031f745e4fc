/// A notebook at rest: what is written, and what it returns to when that fails.
struct Memento: Codable, Sendable {
  static let version = 3

  struct Leaf: Codable, Sendable {
    var here: Text?
    var there: Text?
    var revision: Int
  }

  struct Place: Codable, Sendable {
    var id: String
    var key: String
  }

  var version = Self.version
  var cursor: String?
  var leaves: [String: Leaf] = [:]
  var line: [Place] = []
}
