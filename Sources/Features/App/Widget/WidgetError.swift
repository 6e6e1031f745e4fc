public import Domain

/// Why the widget could not be shown or shared.
public enum WidgetError: UserFacingError, Hashable {
  case keyUnwritable(file: String, reason: String)
  case noFolder
  case templateMissing(file: String)

  public var message: String {
    switch self {
    case .keyUnwritable(let file, let reason): "“\(file)” can't be changed: \(reason)."
    case .noFolder: "There's no data folder for the widget's key."
    case .templateMissing(let file): "“\(file)”, a part of Focus, can't be read."
    }
  }

  public var hint: String? {
    switch self {
    case .keyUnwritable: "Check the folder's permissions and the free disk space."
    case .noFolder: "Start Focus with a folder: focus serve --data FOLDER"
    case .templateMissing: "Install Focus again, or set FOCUS_HOME to a complete folder."
    }
  }
}
