import Domain

/// What GraphQL tells of members.
extension LeetCodeStub {
  /// Whether a session is alive; nobody's is answered too.
  func status(of member: Member?) -> Value {
    guard let member else {
      return [
        "userId": nil, "username": "", "isSignedIn": false, "isPremium": nil, "isVerified": false,
        "activeSessionId": 0,
      ]
    }
    return [
      "userId": 1_001, "username": .string(member.name), "isSignedIn": true,
      "isPremium": .bool(member.isPremium), "isVerified": true, "activeSessionId": 5_001,
    ]
  }

  func profile(of member: Member, _ world: World) -> Value {
    let solved = world.solved(by: member.name)
    let accepted = Self.counts(of: world.questions.filter { solved.contains($0.slug) })
    let days = Dictionary(
      grouping: world.submissions(of: member.name), by: { $0.timestamp / 86_400 * 86_400 })
    let calendar = days.map { (String($0), Value.int($1.count)) }
    let figures: Value = ["acSubmissionNum": accepted, "totalSubmissionNum": accepted]
    return [
      "username": .string(member.name), "githubUrl": nil,
      "profile": [
        "realName": .string(member.realName), "ranking": 1_234_567, "userAvatar": "",
        "countryName": nil,
      ],
      "submissionCalendar": .string(Value.object(Dictionary(calendar) { $1 }).json),
      "submitStats": figures, "submitStatsGlobal": figures,
    ]
  }

  /// How many there are of each difficulty, with all of them first.
  static func counts(of questions: [Question]) -> Value {
    let groups =
      [("All", questions.count)]
      + Difficulty.allCases.map { difficulty in
        (difficulty.rawValue, questions.count { $0.difficulty == difficulty })
      }
    return .array(
      groups.map { name, count in
        ["difficulty": .string(name), "count": .int(count), "submissions": .int(count)]
      })
  }

  /// A member's last submissions that everybody sees, 20 at most.
  func recent(
    of member: Member, _ root: GraphQLField, _ world: World, _ isAccepted: Bool
  ) -> Value {
    let kept = world.submissions(of: member.name).filter {
      !isAccepted || $0.outcome == .accepted
    }
    return .array(kept.prefix(min(20, root.integer("limit") ?? 20)).map { row($0, world) })
  }

  /// The session's owner's own submissions, 20 a page, the newest first; nobody else has any.
  func submissions(_ root: GraphQLField, _ inquiry: Inquiry) -> Value {
    guard let member = inquiry.member else { return nil }
    let slug = root.text("questionSlug") ?? ""
    let kept = inquiry.world.submissions(of: member.name).filter {
      slug.isEmpty || $0.slug == slug
    }
    let rest = kept.dropFirst(max(0, root.integer("offset") ?? 0))
    let page = rest.prefix(max(0, min(20, root.integer("limit") ?? 20)))
    return [
      "lastKey": page.count < rest.count ? "stub-key" : nil,
      "hasNext": .bool(page.count < rest.count),
      "submissions": .array(page.map { row($0, inquiry.world) }),
    ]
  }

  /// A row of a list of submissions; numbers come as texts there.
  func row(_ submission: Submission, _ world: World) -> Value {
    let isAccepted = submission.outcome == .accepted
    return [
      "id": .string(String(submission.id)),
      "title": .string(world.question(submission.slug)?.title ?? submission.slug),
      "titleSlug": .string(submission.slug), "status": .int(submission.outcome.rawValue),
      "statusDisplay": .string(submission.outcome.message),
      "lang": .string(submission.language), "runtime": isAccepted ? "52 ms" : "N/A",
      "timestamp": .string(String(submission.timestamp)),
      "url": .string("/submissions/detail/\(submission.id)/"), "isPending": "Not Pending",
      "memory": isAccepted ? "17.6 MB" : "N/A",
    ]
  }

  /// One of the session's owner's submissions with its code.
  func submission(_ root: GraphQLField, _ inquiry: Inquiry) -> Value {
    guard let member = inquiry.member, let id = root.integer("submissionId"),
      let kept = inquiry.world.submissions(of: member.name).first(where: { $0.id == id }),
      let question = inquiry.world.question(kept.slug)
    else { return nil }
    let isAccepted = kept.outcome == .accepted
    return [
      "runtime": isAccepted ? 52 : nil, "runtimeDisplay": isAccepted ? "52 ms" : "N/A",
      "runtimePercentile": isAccepted ? 87.5 : nil, "memory": 17_600_000,
      "memoryDisplay": isAccepted ? "17.6 MB" : "N/A",
      "memoryPercentile": isAccepted ? 45.25 : nil, "code": .string(kept.code),
      "timestamp": .int(kept.timestamp), "statusCode": .int(kept.outcome.rawValue),
      "lang": [
        "name": .string(kept.language), "verboseName": .string(Self.title(of: kept.language)),
      ],
      "question": [
        "questionId": .string(String(question.id)), "titleSlug": .string(question.slug),
      ],
      "totalCorrect": isAccepted ? 63 : 40, "totalTestcases": 63,
      "lastTestcase": .string(isAccepted ? "" : question.sampleInput), "codeOutput": "",
      "expectedOutput": .string(isAccepted ? "" : question.answer(to: question.sampleInput)),
      "runtimeError": nil, "compileError": nil, "stdOutput": "",
    ]
  }
}
