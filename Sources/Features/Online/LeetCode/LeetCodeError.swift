public import Domain

/// Why something with LeetCode was not done, for reasons on this side.
public enum LeetCodeError: UserFacingError, Hashable {
  /// Neither a name nor a cookie was given.
  case notSetUp
  case badName(String)
  case unknownMember(String)
  /// What was pasted holds no cookie.
  case noCookie
  /// Another sync of the same data goes on.
  case underWay
  /// Who is synced, or what is to be kept of it, changed while a sync went on.
  case superseded
  /// Data in memory has no place for a cookie.
  case noFolder
  /// Everything that came over shall be forgotten, and the learner has not said that it is meant.
  case unsure

  public var message: String {
    switch self {
    case .notSetUp: "Focus doesn't know your LeetCode username."
    case .badName(let name): "“\(name)” isn't a valid LeetCode username."
    case .unknownMember(let name): "LeetCode has no user called “\(name)”."
    case .noCookie: "The pasted text has no LEETCODE_SESSION."
    case .underWay: "A sync with LeetCode is already running."
    case .superseded: "The sync was stopped: the name or the sign-in changed meanwhile."
    case .noFolder: "There's no data folder for the cookie."
    case .unsure: "Nothing was forgotten: it wasn't confirmed."
    }
  }

  public var hint: String? {
    switch self {
    case .notSetUp:
      "Add your username: focus sync USERNAME. Or sign in: focus login leetcode"
    case .badName:
      "A name has letters, digits, _, - and dots, \(LeetCodeName.longest) at most; "
        + "it's in the address of your profile: leetcode.com/u/NAME/"
    case .unknownMember: "It's in the address of your profile: leetcode.com/u/NAME/"
    case .noCookie:
      "In your browser's tools, under Network, copy the Cookie header of any request to LeetCode."
    case .underWay: "Wait until it's done; the Today page shows its progress."
    case .superseded: "Its results were dropped. To sync again: focus sync"
    case .noFolder: "Start Focus with a folder: focus serve --data FOLDER"
    case .unsure: "Tick the box that says so."
    }
  }
}
