public import Domain

/// Why a take-home project was not begun or checked, for reasons on the learner's side.
public enum TakeHomesError: UserFacingError, Hashable {
  case unknownProject(String, nearest: [String])
  /// A check that is not kept (any more).
  case unknownCheck
  /// No check of the project is kept.
  case notChecked(String)
  /// Neither a line of the brief nor a check's name.
  case unknownPart(String, known: [String])
  /// Another check of the same learner goes on.
  case underWay(slug: String)
  case noPath
  /// A path that does not begin at the root, which a page cannot tell from where.
  case relativePath(String)
  case noFolder(path: String)
  case notAFolder(path: String)
  case noSources(folder: String)
  case noSwift(folder: String)
  /// Neither a marker nor a target's name says which project it is.
  case noProject(folder: String, known: [String])
  case wouldOverwrite(path: String)
  case unwritable(path: String, reason: String)
  /// Whoever runs a class's server owns its files, not the learner.
  case notOnClassServer
  /// Alone one names the folder.
  case onlyOnClassServer
  /// The grader ended without saying how the answer did.
  case noReport

  public var message: String {
    switch self {
    case .unknownProject(let slug, _): "There's no take-home project called “\(slug)”."
    case .unknownCheck: "This check is no longer kept."
    case .notChecked(let slug): "You haven't checked an answer to “\(slug)” yet."
    case .unknownPart(let name, _): "The project has no line or check called “\(name)”."
    case .underWay(let slug): "“\(slug)” is already being checked."
    case .noPath: "The folder is missing."
    case .relativePath(let path): "“\(path)” isn't a full path."
    case .noFolder(let path): "“\(path)” doesn't exist."
    case .notAFolder(let path): "“\(path)” is a file, not a folder."
    case .noSources(let folder): "“\(folder)” has no folder called Sources."
    case .noSwift(let folder): "“\(folder)” has no Swift file in Sources."
    case .noProject(let folder, _): "“\(folder)” doesn't look like one of the projects."
    case .wouldOverwrite(let path): "“\(path)” already exists; nothing was written."
    case .unwritable(let path, let reason): "“\(path)” can't be written: \(reason)."
    case .notOnClassServer: "This is a class server, so it can't read learners' folders."
    case .onlyOnClassServer: "Answers are handed in only on a class server."
    case .noReport: "The check ended without a report."
    }
  }

  public var hint: String? {
    switch self {
    case .unknownProject(_, let nearest):
      nearest.isEmpty ? nil : "Did you mean \(nearest.joined(separator: ", "))?"
    case .notChecked: "Check your folder first: focus takehome check FOLDER"
    case .unknownCheck: "The project's page lists the checks."
    case .unknownPart(_, let known): "Write one of these: \(known.joined(separator: ", "))."
    case .underWay: "Wait for its report, or stop it."
    case .noPath: "Write the path of the folder that contains Sources and Tests."
    case .relativePath: "Write the full path, starting with / or ~."
    case .noFolder: "Check the spelling; in a terminal, pwd prints where you are."
    case .notAFolder, .noSources:
      "Name the folder that contains Package.swift, Sources and Tests; links don't count."
    case .noSwift: "Name the folder that focus takehome start made, or start with that command."
    case .noProject(_, let known):
      "Its Sources need the targets of \(known.joined(separator: " or ")); "
        + "focus takehome start makes such a folder."
    case .wouldOverwrite: "Choose another folder with --out."
    case .unwritable: "Check the folder's permissions and the free disk space."
    case .notOnClassServer:
      "Hand it in as a file, or check it on your own machine: focus takehome check FOLDER"
    case .onlyOnClassServer: "Enter the folder of your answer on the project's page."
    case .noReport: "Try again; focus doctor reports whether this machine has what it needs."
    }
  }
}
