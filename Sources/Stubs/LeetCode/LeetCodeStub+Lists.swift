import Domain

/// The site's older lists, below `/api/`.
extension LeetCodeStub {
  /// All problems at once; `user_name` is empty for whoever has no session.
  func problems(_ category: String, for request: StubRequest) -> StubAnswer {
    guard ["all", "algorithms"].contains(category) else { return Self.notFound }
    let inquiry = inquiry(request)
    let (world, reader) = (inquiry.world, inquiry.reader)
    let solved = reader.map { Set(world.solved(by: $0.name)) } ?? []
    func count(_ difficulty: Difficulty) -> Value {
      .int(world.questions.count { solved.contains($0.slug) && $0.difficulty == difficulty })
    }
    return .json([
      "user_name": .string(reader?.name ?? ""), "num_solved": .int(solved.count),
      "num_total": .int(world.questions.count), "ac_easy": count(.easy),
      "ac_medium": count(.medium), "ac_hard": count(.hard),
      "stat_status_pairs": .array(world.questions.map { pair($0, inquiry) }),
      "category_slug": .string(category),
    ])
  }

  private func pair(_ question: Question, _ inquiry: Inquiry) -> Value {
    [
      "stat": [
        "question_id": .int(question.id), "frontend_question_id": .int(question.number),
        "question__title": .string(question.title),
        "question__title_slug": .string(question.slug), "question__hide": false, "total_acs": 1,
        "total_submitted": 2,
      ],
      "status": status(of: question, to: inquiry),
      "difficulty": [
        "level": .int((Difficulty.allCases.firstIndex(of: question.difficulty) ?? 0) + 1)
      ],
      "paid_only": .bool(question.isPaid), "is_favor": false,
    ]
  }

  /// The session's owner's submissions; whatever does not look like a browser is refused.
  func dump(_ request: StubRequest) -> StubAnswer {
    guard request.headers["user-agent"]?.hasPrefix("Mozilla/") == true else {
      return Self.challenge
    }
    guard let member = member(of: request) else { return Self.noSession(status: 401) }
    let kept = world.submissions(of: member.name)
    let rest = kept.dropFirst(max(0, request.query["offset"].flatMap { Int($0) } ?? 0))
    let page = rest.prefix(max(0, min(20, request.query["limit"].flatMap { Int($0) } ?? 20)))
    let rows = page.map { submission -> Value in
      [
        "id": .int(submission.id), "title_slug": .string(submission.slug),
        "status_display": .string(submission.outcome.message),
        "timestamp": .int(submission.timestamp), "lang": .string(submission.language),
        "code": .string(submission.code),
      ]
    }
    return .json([
      "submissions_dump": .array(rows), "has_next": .bool(page.count < rest.count),
      "last_key": page.count < rest.count ? "stub-key" : "",
    ])
  }

  static func noSession(status: Int) -> StubAnswer {
    .json(["error": "User is not authenticated"], status: status)
  }
}
