/// The cookie that signs a learner in to LeetCode; a secret.
public struct OnlineSession: Sendable, Hashable, Codable {
  /// `LEETCODE_SESSION`.
  public var token: String
  /// `csrftoken`; empty when only the first was given.
  public var csrf: String

  public init(token: String, csrf: String) {
    self.token = token
    self.csrf = csrf
  }
}

extension OnlineSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { hiddenSecret }
  public var debugDescription: String { hiddenSecret }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
