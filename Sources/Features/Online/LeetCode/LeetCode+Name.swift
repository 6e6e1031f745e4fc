public import Domain
public import SiteKit
import Store

extension LeetCode {
  /// What is known of a name that was typed.
  public enum NameAnswer: Sendable, Hashable {
    /// LeetCode has this member, spelled like that.
    case valid(OnlineMember)
    case unknown
    /// Nobody can be called that.
    case impossible
    /// LeetCode could not be asked.
    case unchecked(OnlineError)
    /// No name at all.
    case empty
  }

  /// Asks LeetCode whether there is a member of a name; keeps nothing.
  public static func check(_ typed: String, with services: Services) async throws -> NameAnswer {
    guard typed.contains(where: { !$0.isWhitespace }) else { return .empty }
    guard let name = LeetCodeName.name(in: typed) else { return .impossible }
    do {
      return try await services.onlineJudge.member(name).map(NameAnswer.valid) ?? .unknown
    } catch let error as OnlineError {
      return .unchecked(error)
    }
  }

  /// Keeps a name that LeetCode knows, in its spelling; no name ends the syncs.
  ///
  /// With `isUnchecked` it is kept as it was typed, and checked by the next sync.
  @discardableResult
  public static func keepName(
    _ typed: String, isUnchecked: Bool = false, with services: Services
  ) async throws -> NameAnswer {
    if isUnchecked, let name = LeetCodeName.name(in: typed) {
      try await keep(name, isChecked: false, with: services)
      return .unchecked(.offline(service: service))
    }
    let answer = try await check(typed, with: services)
    switch answer {
    case .valid(let member): try await keep(member.name, isChecked: true, with: services)
    case .empty: try await keep("", isChecked: false, with: services)
    case .unknown, .impossible, .unchecked: break
    }
    return answer
  }

  private static func keep(
    _ name: String, isChecked: Bool, with services: Services
  ) async throws {
    let isAnother = try await change(with: services) { account, state in
      let isAnother = account.name.lowercased() != name.lowercased()
      account.name = name
      account.isChecked = isChecked
      if isAnother { state.beginAnew() }
      return isAnother
    }
    guard isAnother else { return }
    await services.log(
      .sync, .info, name.isEmpty ? "LeetCode is no longer synced." : "LeetCode name: \(name).")
  }
}
