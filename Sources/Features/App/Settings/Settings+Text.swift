import Domain
import SiteKit

extension Settings {
  /// Every setting for the terminal, a line each.
  public static func text(_ model: Model) -> String {
    let fields = model.groups.flatMap(\.fields)
    let width = (fields.map(\.key.rawValue.count).max() ?? 0) + 2
    let lines = fields.map { field in
      let key = field.key.rawValue
      let unit = field.unit.isEmpty || field.value.isEmpty ? "" : " \(field.unit)"
      return key + String(repeating: " ", count: width - key.count) + words(field) + unit
    }
    return (lines + ["", "data folder: \(model.data.folder)"]).joined(separator: "\n") + "\n"
  }

  /// One setting as the list has it.
  public static func line(_ key: String, in model: Model) -> String {
    let field = model.groups.flatMap(\.fields).first { $0.key.rawValue == key.lowercased() }
    return field.map { "\($0.key.rawValue)  \(words($0))" } ?? ""
  }

  /// Every setting as scripts read it; null is left to the product.
  public static func json(_ model: Model) -> String {
    let pairs = model.groups.flatMap(\.fields).map { field in
      (field.key.rawValue, value(field))
    }
    return Value.object(Dictionary(pairs) { first, _ in first }).json
  }

  private static func words(_ field: Field) -> String {
    if case .choice(let options) = field.control,
      let option = options.first(where: { $0.value == field.value })
    {
      return option.group.map { _ in field.value } ?? option.title
    }
    return field.value.isEmpty ? "none" : field.value
  }

  private static func value(_ field: Field) -> Value {
    if field.value.isEmpty && field.key != .name { return .null }
    guard case .number = field.control else { return .string(field.value) }
    return Int(field.value).map(Value.int) ?? Double(field.value).map(Value.double) ?? .null
  }

  /// What an import changes, for the terminal.
  public static func text(_ preview: Preview) -> String {
    let head =
      "Written \(preview.writtenAt)\(preview.isOlder ? " by an older version of Focus" : "")."
    let width = (preview.rows.map(\.title.count).max() ?? 0) + 2
    let rows = preview.rows.map { row in
      let counts = [
        (row.new, "new"), (row.changed, "changed"), (row.same, "same"), (row.gone, "deleted"),
      ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      return "  " + row.title + String(repeating: " ", count: width - row.title.count) + counts
    }
    let outside =
      preview.outside.isEmpty
      ? []
      : ["Left out because they reach outside (use --with-outside to import them):"]
        + preview.outside.map { "  \($0)" }
    return ([head] + rows + ["\(preview.summary)."] + outside).joined(separator: "\n") + "\n"
  }
}
