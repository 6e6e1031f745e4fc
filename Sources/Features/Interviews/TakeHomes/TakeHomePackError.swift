public import Domain

/// Why a pack was not added or removed.
public enum TakeHomePackError: UserFacingError, Hashable {
  /// A folder without projects.
  case noProjects(String)
  /// A pack of this name is here.
  case isThere(String)
  case tooLarge(files: Int, megabytes: Int)
  /// A link or a device, by its path in the pack.
  case noPlainFile(String)
  /// A project of this slug is here.
  case nameIsTaken(String)
  /// Two cards have one name.
  case cardIsTaken(String)
  /// One of Focus's own projects.
  case notOfAPack(String)
  case unwritable(path: String, reason: String)

  public var message: String {
    switch self {
    case .noProjects(let folder):
      "“\(folder)” has no project: there is no TakeHomes/NAME/takehome.yml."
    case .isThere(let name): "There is already a pack called “\(name)”."
    case .tooLarge(let files, let megabytes):
      "The pack is too large: the limit is \(files) files and \(megabytes) MB."
    case .noPlainFile(let name): "“\(name)” is a link or a device; a pack has only plain files."
    case .nameIsTaken(let slug): "There is already a project called “\(slug)”."
    case .cardIsTaken(let id): "Two drill cards are called “\(id)”."
    case .notOfAPack(let slug): "“\(slug)” comes with Focus, so it stays."
    case .unwritable(let path, let reason): "“\(path)” can't be written: \(reason)."
    }
  }

  public var hint: String? {
    switch self {
    case .noProjects:
      "Lay it out as Documentation/TakeHomes.md says, and name the folder that contains TakeHomes."
    case .isThere: "Remove it first: focus takehome remove PROJECT --yes"
    case .tooLarge: "Leave out what no test needs."
    case .noPlainFile: "Put the file itself there."
    case .nameIsTaken, .cardIsTaken: "Choose another name in the pack."
    case .notOfAPack: "focus takehome list says which projects come from packs."
    case .unwritable: "Check the folder's permissions and the free disk space."
    }
  }
}
