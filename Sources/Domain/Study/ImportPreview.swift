/// How an export comes in.
public enum ImportMode: String, Sendable, Hashable, CaseIterable {
  /// Adds what is new; where both have the same thing, the file's counts.
  case merge
  /// Leaves only what is in the file.
  case replace
}

/// What an import would change, or has changed.
public struct ImportPreview: Sendable, Hashable {
  /// Rows of one table.
  public struct Table: Sendable, Hashable {
    public var name: String
    public var new = 0
    public var changed = 0
    public var same = 0
    /// Here, but not in the file; only replacing takes them away.
    public var gone = 0

    public init(name: String, new: Int = 0, changed: Int = 0, same: Int = 0, gone: Int = 0) {
      self.name = name
      self.new = new
      self.changed = changed
      self.same = same
      self.gone = gone
    }
  }

  /// A setting by its key, with its text.
  public struct Setting: Sendable, Hashable {
    public var key: String
    public var value: String

    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  public var mode: ImportMode
  /// When the file was written.
  public var exportedAt: Instant
  /// Whether it comes from an older version.
  public var isOlder: Bool
  public var tables: [Table]
  /// Settings of the file that differ from those here and stay out, as they were not asked for.
  public var leftOut: [Setting] = []

  public init(mode: ImportMode, exportedAt: Instant, isOlder: Bool, tables: [Table]) {
    self.mode = mode
    self.exportedAt = exportedAt
    self.isOlder = isOlder
    self.tables = tables
  }

  /// Whether nothing would change.
  public var isEmpty: Bool {
    leftOut.isEmpty && tables.allSatisfy { $0.new + $0.changed + $0.gone == 0 }
  }
}
