/// Why an answer that was handed in as a file cannot be unpacked.
public enum HandInError: UserFacingError, Hashable {
  /// Neither a zip nor a git bundle.
  case unknownKind
  case tooManyFiles(count: Int, most: Int)
  /// What it says, or turns out, to hold.
  case tooLarge(megabytes: Int)
  case encrypted
  case damaged(String)
  case badName(String)
  /// A bundle that builds on commits that it does not hold.
  case incompleteBundle
  /// The machine has no git that could read a bundle.
  case noGit
  /// There is no folder called Sources in it.
  case noSources
  case unwritable(reason: String)

  public var message: String {
    switch self {
    case .unknownKind: "The file is neither a zip nor a git bundle."
    case .tooManyFiles(let count, let most):
      "The file contains \(count) files; the limit is \(most)."
    case .tooLarge(let megabytes): "The file's contents are larger than \(megabytes) MB."
    case .encrypted: "The zip is encrypted."
    case .damaged(let reason): "The file is damaged: \(reason)."
    case .badName(let name): "The file contains “\(name)”, which is outside its folder."
    case .incompleteBundle: "The bundle needs commits that it doesn't contain."
    case .noGit: "This server has no git, so it can't read a bundle."
    case .noSources: "The file has no folder called Sources."
    case .unwritable(let reason): "The answer can't be stored on this server: \(reason)."
    }
  }

  public var hint: String? {
    switch self {
    case .unknownKind, .damaged:
      "Make one with: git bundle create answer.bundle --all, or zip -r answer.zip FOLDER"
    case .tooManyFiles, .tooLarge:
      "Leave .build out: git bundle create answer.bundle --all takes only what is committed."
    case .encrypted: "Make it again without a password."
    case .badName: "Make the zip in the folder that contains your answer."
    case .incompleteBundle: "Make it again with --all: git bundle create answer.bundle --all"
    case .noGit: "Hand in a zip of the folder, with its .git in it."
    case .noSources: "Hand in the folder that contains Package.swift, Sources and Tests."
    case .unwritable: "Tell the server's operator; nothing was stored."
    }
  }
}
