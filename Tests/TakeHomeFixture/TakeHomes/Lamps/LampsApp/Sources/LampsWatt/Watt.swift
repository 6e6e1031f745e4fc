import LampsCSQLite

/// What a lamp draws; candidates are given it.
public enum Watt {
  /// The version of a library of the system's, for one that must be linked.
  public static var library: Int { Int(sqlite3_libversion_number()) }

  static let least = 1
}
