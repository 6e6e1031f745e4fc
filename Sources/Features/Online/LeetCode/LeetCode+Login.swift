public import Domain
public import SiteKit
import Store

extension LeetCode {
  /// What became of a cookie.
  public enum LoginAnswer: Sendable, Hashable {
    case signedIn(OnlineAccount)
    /// LeetCode does not take it; nothing was kept.
    case refused(OnlineError)
    /// LeetCode could not be asked; nothing was kept.
    case unreachable(OnlineError)
    /// Kept without asking, as the learner wished.
    case keptUnchecked
  }

  /// Keeps a cookie that LeetCode takes; also fills in the name where none was given.
  ///
  /// With `isUnchecked` it is kept where LeetCode cannot be asked; one that it refuses never is.
  /// Throws: ``LeetCodeError``.
  public static func signIn(
    _ session: OnlineSession, isUnchecked: Bool = false, with services: Services
  ) async throws -> LoginAnswer {
    guard let file = services.sessionFile else { throw LeetCodeError.noFolder }
    do {
      let owner = try await services.onlineJudge.account(session)
      try file.keep(session)
      try await begin(with: services) { $0.take(owner) }
      await services.log(.sync, .info, "Signed in to LeetCode as \(owner.name).")
      return .signedIn(owner)
    } catch let error as OnlineError {
      if error.endsSession { return .refused(error) }
      guard isUnchecked else { return .unreachable(error) }
      try file.keep(session)
      try await begin(with: services) { account in
        account.signedInAs = nil
        account.hasSessionEnded = false
      }
      await services.log(.sync, .info, "A LeetCode cookie was saved unchecked.")
      return .keptUnchecked
    }
  }

  /// Deletes the cookie; what came over stays.
  public static func signOut(with services: Services) async throws {
    guard let file = services.sessionFile else { return }
    try file.forget()
    try await change(with: services) { account, state in
      account.signedInAs = nil
      account.isPremium = false
      account.hasSessionEnded = false
      state.supersede()
    }
    await services.log(.sync, .info, "Signed out of LeetCode.")
  }

  /// With another cookie the whole list is read again, at once.
  private static func begin(
    with services: Services, _ change: @escaping @Sendable (inout Account) -> Void
  ) async throws {
    try await self.change(with: services) { account, state in
      change(&account)
      state.supersede()
      state.attemptedAt = nil
      state.failures = 0
      state.trouble = nil
      state.listTotal = nil
    }
  }
}

extension OnlineError {
  /// Whether it says that a cookie is of no use any more.
  var endsSession: Bool {
    switch self {
    case .sessionEnded, .forgeryCheck, .signedOut: true
    default: false
    }
  }
}
