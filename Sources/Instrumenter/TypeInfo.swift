internal import SwiftSyntax

/// A property of a type of the learner's.
struct Property {
  enum Reading {
    /// Read by name.
    case plain
    /// Its wrapper is read, by `_name`.
    case wrapped
    /// Not read: lazy or unowned.
    case skipped
  }

  let name: String
  let number: Int
  let type: String
  let reading: Reading
}

/// A class, structure, enumeration or actor of the file, or one of the prelude.
final class TypeInfo {
  enum Kind { case `class`, structure, enumeration, actor, `protocol`, unknown }

  let id: Int
  let name: String
  let kind: Kind
  var properties: [Property] = []
  /// The class that it inherits from, if that is one of the file.
  var base: TypeInfo?
  var inheritsPrelude = false
  /// Whether it may inherit from a class that the file does not hold.
  var mayInheritUnknown = false
  var isNoncopyable = false
  /// Whether it learns to write itself.
  var isEncodable = false
  /// Whether its objects hold their own number.
  var holdsNumber = false
  var mutatingMethods: Set<String> = []
  /// Stored type properties; true for those that may change.
  var statics: [String: Bool] = [:]
  /// Names of all its properties: they hide variables from outside.
  var memberNames: Set<String> = []

  init(id: Int, name: String, kind: Kind) {
    self.id = id
    self.name = name
    self.kind = kind
  }

  var allProperties: [Property] { (base?.allProperties ?? []) + properties }

  func property(_ name: String) -> Property? {
    properties.first { $0.name == name } ?? base?.property(name)
  }

  var isClass: Bool { kind == .class || kind == .actor }
}
