import Domain

/// `/graphql`: dispatched by the fields at the root, as clients name their operations freely.
extension LeetCodeStub {
  /// Who asks, for what, of which world.
  struct Inquiry {
    var world: World
    var member: Member?
    /// Whether the status of problems is left out.
    var isAnonymous: Bool

    /// Whom a `status` is told: nobody, if nobody is known.
    var reader: Member? { isAnonymous ? nil : member }
  }

  /// A root field's whole value, or what is told instead.
  struct Finding {
    var value: Value
    var trouble: String?

    init(_ value: Value, trouble: String? = nil) {
      self.value = value
      self.trouble = trouble
    }
  }

  func graphQL(_ request: StubRequest) -> StubAnswer {
    guard let body = request.json, let query = body["query"]?.text else {
      return Self.troubled("Must provide query string.", status: 400)
    }
    do {
      let roots = try GraphQLField.roots(of: query, variables: body["variables"] ?? .null)
      if faults.take(.nullData) {
        let nothing = Dictionary(roots.map { ($0.alias, Value.null) }) { $1 }
        return .json(["data": .object(nothing)])
      }
      return try answer(to: roots, inquiry(request))
    } catch {
      return Self.troubled(error.message, status: 400)
    }
  }

  /// Whoever reads, and what they read of.
  func inquiry(_ request: StubRequest) -> Inquiry {
    Inquiry(
      world: world, member: member(of: request), isAnonymous: faults.take(.anonymousStatus))
  }

  private func answer(
    to roots: [GraphQLField], _ inquiry: Inquiry
  ) throws(GraphQLTrouble) -> StubAnswer {
    var data: [String: Value] = [:]
    var errors: [Value] = []
    for root in roots {
      guard let finding = finding(root, inquiry) else {
        throw GraphQLTrouble(message: "Cannot query field \"\(root.name)\" on type \"Query\".")
      }
      data[root.alias] = try root.part(of: finding.value, type: "\(root.name)Node")
      guard let trouble = finding.trouble else { continue }
      errors.append([
        "message": .string(trouble), "locations": [["line": 1, "column": 3]],
        "path": [.string(root.alias)], "extensions": ["handled": true],
      ])
    }
    let answer: [String: Value] = ["data": .object(data)]
    return .json(
      .object(errors.isEmpty ? answer : answer.merging(["errors": .array(errors)]) { $1 }))
  }

  private func finding(_ root: GraphQLField, _ inquiry: Inquiry) -> Finding? {
    switch root.name {
    case "userStatus": Finding(status(of: inquiry.member))
    case "matchedUser": of(root, inquiry) { profile(of: $0, inquiry.world) }
    case "recentAcSubmissionList": of(root, inquiry) { recent(of: $0, root, inquiry.world, true) }
    case "recentSubmissionList": of(root, inquiry) { recent(of: $0, root, inquiry.world, false) }
    case "allQuestionsCount": Finding(Self.counts(of: inquiry.world.questions))
    case "userProgressQuestionList": Finding(progress(root, inquiry))
    case "submissionList": Finding(submissions(root, inquiry))
    case "submissionDetails": Finding(submission(root, inquiry))
    case "question": Finding(question(root, inquiry))
    case "questionList", "problemsetQuestionList": Finding(list(root, inquiry))
    case "activeDailyCodingChallengeQuestion": Finding(daily(inquiry.world))
    case "streakCounter":
      Finding(
        inquiry.member == nil
          ? .null : ["streakCount": 3, "daysSkipped": 0, "currentDayCompleted": false])
    default: nil
    }
  }

  /// What is known of a member by name, of any case.
  private func of(
    _ root: GraphQLField, _ inquiry: Inquiry, _ value: (Member) -> Value
  ) -> Finding {
    guard faults.take(.unknownUser) == false, let name = root.text("username"),
      let member = inquiry.world.member(name)
    else { return Finding(.null, trouble: "That user does not exist.") }
    return Finding(value(member))
  }

  private static func troubled(_ message: String, status: Int) -> StubAnswer {
    .json(["errors": [["message": .string(message)]]], status: status)
  }
}
