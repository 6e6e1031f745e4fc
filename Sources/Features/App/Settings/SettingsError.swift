public import Domain

/// Why a setting or an import could not be done.
public enum SettingsError: UserFacingError, Hashable {
  case unknownSetting(String)
  /// A file that cannot be imported, or no import that could be undone, as the database says it.
  case unusableFile(message: String, hint: String?)
  /// The file that was looked at is not kept any more.
  case fileGone
  /// Everything shall be replaced, and the learner has not said that it is meant.
  case unsure

  public var message: String {
    switch self {
    case .unknownSetting(let key): "There's no setting called “\(key)”."
    case .unusableFile(let message, _): message
    case .fileGone: "The file you previewed is no longer available."
    case .unsure: "Nothing was imported: replacing everything wasn't confirmed."
    }
  }

  public var hint: String? {
    switch self {
    case .unknownSetting(let key):
      Self.offer(nearestNames(to: key, in: Preferences.Field.allCases.map(\.rawValue)))
    case .unusableFile(_, let hint): hint
    case .fileGone: "Choose it again on the settings page."
    case .unsure: "Tick the box that says so."
    }
  }

  private static func offer(_ names: [String]) -> String {
    names.isEmpty
      ? "focus settings lists them all." : "Did you mean \(names.joined(separator: ", "))?"
  }
}
