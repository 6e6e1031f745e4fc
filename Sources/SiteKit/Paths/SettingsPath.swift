public import Domain

/// The addresses of settings, below `/settings`.
public enum SettingsPath: Sendable, Hashable {
  /// What was done, as the page says it once.
  public enum Notice: String, Sendable, Hashable, CaseIterable {
    case saved, imported, undone
  }

  /// The form; POST saves it.
  case page
  /// The form after something was done.
  case done(Notice)
  /// POST: how the pages look, from the sidebar.
  case appearance
  /// All data as one file.
  case export
  /// POST: a file to be looked at; the body itself or a form's field.
  case upload(ImportMode)
  /// What a file would change; POST takes it in.
  case preview(file: String, ImportMode)
  /// POST: back to what was before the last import.
  case undoImport
  case leetCode(LeetCodePath)
  case ai(AIPath)

  init?(segments: [String], query: [String: String]) {
    let mode = query["mode"].flatMap { ImportMode(rawValue: $0) } ?? .merge
    switch segments {
    case []: self = query["done"].flatMap { Notice(rawValue: $0) }.map(SettingsPath.done) ?? .page
    case ["appearance"]: self = .appearance
    case ["export"]: self = .export
    case ["import"]: self = .upload(mode)
    case ["import", "undo"]: self = .undoImport
    default:
      let rest = Array(segments.dropFirst())
      let found: SettingsPath? =
        switch segments[0] {
        case "leetcode": LeetCodePath(segments: rest).map(SettingsPath.leetCode)
        case "ai": AIPath(segments: rest).map(SettingsPath.ai)
        case "import" where rest.count == 1: .preview(file: rest[0], mode)
        default: nil
        }
      guard let found else { return nil }
      self = found
    }
  }

  var segments: [String] {
    switch self {
    case .page, .done: []
    case .appearance: ["appearance"]
    case .export: ["export"]
    case .upload: ["import"]
    case .preview(let file, _): ["import", file]
    case .undoImport: ["import", "undo"]
    case .leetCode(let path): ["leetcode"] + path.segments
    case .ai(let path): ["ai"] + path.segments
    }
  }

  var query: [(String, String?)] {
    switch self {
    case .done(let notice): [("done", notice.rawValue)]
    case .upload(let mode), .preview(_, let mode):
      [("mode", mode == .merge ? nil : mode.rawValue)]
    case .page, .appearance, .export, .undoImport, .leetCode, .ai: []
    }
  }
}
