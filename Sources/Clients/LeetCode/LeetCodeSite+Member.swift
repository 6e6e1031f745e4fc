internal import Domain

extension LeetCodeSite {
  /// A member by a name of any case; nil when there is none.
  func member(_ name: String) async throws -> OnlineMember? {
    let findings = try await ask(LeetCodeQuery.member, ["username": .string(name)])
    if findings.data["matchedUser"] == .null, findings.complaints.contains(where: isUnknownUser) {
      return nil
    }
    // Null without a word is trouble of LeetCode's, not a name that nobody has.
    guard let user = try findings.field("matchedUser"), let spelled = user["username"]?.words
    else {
      throw OnlineError.unreadable(service: Self.service, reason: "a member without a name")
    }
    let counts = user["submitStats"]?["acSubmissionNum"]?.elements ?? []
    let all = counts.first { $0["difficulty"]?.text?.lowercased() == "all" }
    return OnlineMember(name: spelled, solved: all?["count"]?.count)
  }

  private func isUnknownUser(_ complaint: String) -> Bool {
    complaint.lowercased().contains("does not exist")
  }

  /// Whose session it is.
  func account(_ session: OnlineSession) async throws -> OnlineAccount {
    let findings = try await ask(LeetCodeQuery.account, [:], session: session)
    guard let status = try findings.field("userStatus"), status["isSignedIn"]?.flag == true,
      let name = status["username"]?.words
    else { throw OnlineError.sessionEnded(service: Self.service) }
    return OnlineAccount(name: name, isPremium: status["isPremium"]?.flag ?? false)
  }

  /// The last accepted submissions that everybody may see, 20 at most, the newest first.
  func recentlySolved(_ name: String) async throws -> [OnlineSubmission] {
    let findings = try await ask(
      LeetCodeQuery.recentlySolved, ["username": .string(name), "limit": 20])
    guard let list = try findings.field("recentAcSubmissionList")?.elements else {
      throw OnlineError.unreadable(service: Self.service, reason: "a missing list")
    }
    return newestFirst(list.compactMap { OnlineSubmission($0) })
  }

  func newestFirst(_ list: [OnlineSubmission]) -> [OnlineSubmission] {
    list.sorted { ($0.at, $0.id ?? 0) > ($1.at, $1.id ?? 0) }
  }
}
