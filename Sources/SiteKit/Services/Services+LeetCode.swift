public import Domain

extension Services {
  /// The cookie that the learner signed in with; whether LeetCode still takes it is not asked.
  ///
  /// Throws: ``OnlineError/signedOut`` when there is none.
  public func onlineSession() async throws -> OnlineSession {
    guard let session = sessionFile?.session else { throw OnlineError.signedOut }
    return session
  }

  /// Where the cookie is kept; nil in memory.
  package var sessionFile: LeetCodeSessionFile? {
    dataFolder.map(LeetCodeSessionFile.init(folder:))
  }
}
