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
  case fileUnwritable(file: String, reason: String)
  /// Everything that came over shall be forgotten, and the learner has not said that it is meant.
  case unsure

  public var message: String {
    switch self {
    case .notSetUp: "Focus does not know who you are on LeetCode."
    case .badName(let name): "“\(name)” can be no name on LeetCode."
    case .unknownMember(let name): "LeetCode has no user called “\(name)”."
    case .noCookie: "There is no LEETCODE_SESSION in what was pasted."
    case .underWay: "A sync with LeetCode goes on already."
    case .superseded: "The sync was left: what it was for changed meanwhile."
    case .noFolder: "There is no data folder that could hold the cookie."
    case .fileUnwritable(let file, let reason): "“\(file)” cannot be changed: \(reason)."
    case .unsure: "Nothing was forgotten: it was not confirmed."
    }
  }

  public var hint: String? {
    switch self {
    case .notSetUp:
      "Say your name there: focus sync USERNAME. Or sign in: focus login leetcode"
    case .badName:
      "A name has letters, digits, _, - and dots, \(LeetCodeName.longest) at most; "
        + "it stands in the address of your profile: leetcode.com/u/NAME/"
    case .unknownMember: "It stands in the address of your profile: leetcode.com/u/NAME/"
    case .noCookie:
      "In your browser's tools, under Network, copy the Cookie header of any request to LeetCode."
    case .underWay: "Wait until it is done; the page Today shows how far it is."
    case .superseded: "Nothing of it counts any more. To sync as it stands now: focus sync"
    case .noFolder: "Start Focus with a folder: focus serve --data FOLDER"
    case .fileUnwritable: "Look at the folder's permissions and at the space on the disk."
    case .unsure: "Tick the box that says so."
    }
  }
}
