public import Domain

/// Why the widget could not be shown or shared.
public enum WidgetError: UserFacingError, Hashable {
  case keyUnwritable(file: String, reason: String)
  case noFolder
  case templateMissing(file: String)

  public var message: String {
    switch self {
    case .keyUnwritable(let file, let reason): "“\(file)” cannot be changed: \(reason)."
    case .noFolder: "There is no data folder that could hold the widget's key."
    case .templateMissing(let file): "“\(file)”, a part of Focus, cannot be read."
    }
  }

  public var hint: String? {
    switch self {
    case .keyUnwritable: "Look at the folder's permissions and at the space on the disk."
    case .noFolder: "Start Focus with a folder: focus serve --data FOLDER"
    case .templateMissing: "Install Focus again, or set FOCUS_HOME to a folder that is whole."
    }
  }
}
