/// Names of the standard library that the walker knows.
enum KnownNames {
  /// Attributes that are no property wrappers, result builders or macros.
  static let attributes: Set<String> = [
    "available", "discardableResult", "inline", "objc", "nonobjc", "MainActor", "Sendable",
    "usableFromInline", "frozen", "main", "escaping", "autoclosure", "unchecked", "preconcurrency",
    "testable", "dynamicMemberLookup", "dynamicCallable", "warn_unqualified_access", "_optimize",
    "exclusivity", "concurrent", "specialize", "_specialize", "inlinable",
  ]

  static let protocols: Set<String> = [
    "AnyObject", "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable",
    "Sendable", "@unchecked Sendable", "CustomStringConvertible", "CustomDebugStringConvertible",
    "Sequence", "IteratorProtocol", "Collection", "Error", "Identifiable", "CaseIterable",
    "ExpressibleByIntegerLiteral", "ExpressibleByArrayLiteral", "ExpressibleByStringLiteral",
    "LocalizedError", "TextOutputStream",
  ]

  /// Functions that never return.
  static let exits: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort"]

  /// Functions and methods that keep a thread waiting.
  static let waits: Set<String> = [
    "wait", "sleep", "usleep", "nanosleep", "join", "run", "dispatchMain", "sync",
  ]

  /// Methods of the standard library that change nothing.
  static let harmlessMethods: Set<String> = [
    "map", "filter", "reduce", "sorted", "contains", "first", "last", "min", "max", "joined",
    "prefix", "suffix", "dropFirst", "dropLast", "reversed", "enumerated", "firstIndex",
    "lastIndex", "index", "distance", "starts", "hasPrefix", "hasSuffix", "split", "components",
    "count", "allSatisfy", "forEach", "compactMap", "flatMap", "lowercased", "uppercased",
    "isSubset", "isSuperset", "isDisjoint", "union", "intersection", "subtracting",
    "symmetricDifference", "elementsEqual", "lexicographicallyPrecedes", "makeIterator",
    "trimmingCharacters", "replacingOccurrences", "replacing", "randomElement", "shuffled",
    "isMultiple", "quotientAndRemainder", "signum", "advanced", "description", "isEmpty",
    "mapValues", "compactMapValues", "keys", "values", "prefixSum", "rounded", "squareRoot",
    "dividedReportingOverflow", "addingReportingOverflow", "multipliedReportingOverflow",
    "subtractingReportingOverflow", "trimmingPrefix", "wholeMatch", "firstMatch", "indices",
  ]

  /// Methods whose value may be discarded.
  static let discardable: Set<String> = [
    "removeLast", "removeFirst", "remove", "removeValue", "updateValue", "insert", "update",
    "popLast", "popFirst",
  ]

  /// Functions whose call has no effect.
  static let pureFunctions: Set<String> = [
    "Int", "min", "max", "Character", "String", "Double", "UInt8", "Int64", "Array",
    "ObjectIdentifier", "abs", "Set", "Substring", "Float", "zip",
  ]
}
