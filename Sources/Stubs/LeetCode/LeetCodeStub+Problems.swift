import Domain
import Foundation

/// What GraphQL and the older lists tell of problems.
extension LeetCodeStub {
  func question(_ root: GraphQLField, _ inquiry: Inquiry) -> Value {
    guard faults.take(.unknownProblem) == false, let slug = root.text("titleSlug"),
      let question = inquiry.world.question(slug)
    else { return nil }
    let isShut = isShut(question, to: inquiry.member)
    return [
      "questionId": .string(String(question.id)),
      "questionFrontendId": .string(String(question.number)), "title": .string(question.title),
      "titleSlug": .string(question.slug),
      "content": isShut ? nil : .string("<p>A stand-in's text of \(question.title).</p>"),
      "isPaidOnly": .bool(isShut || question.isPaid),
      "difficulty": .string(question.difficulty.rawValue), "likes": 42,
      "stats": .string(Self.stats.json), "hints": [],
      "exampleTestcases": .string(question.examples.joined(separator: "\n")),
      "exampleTestcaseList": .array(question.examples.map { .string($0) }),
      "sampleTestCase": .string(question.sampleInput), "metaData": .string(question.metaData.json),
      "codeSnippets": isShut ? nil : .array(Self.snippets), "topicTags": Self.tags,
      "similarQuestions": "[]", "enableRunCode": true, "judgeType": "large",
      "status": status(of: question, to: inquiry),
    ]
  }

  /// Whether somebody would have to pay to see a problem.
  func isShut(_ question: Question, to member: Member?) -> Bool {
    member?.isPremium != true && question.isPaid || faults.take(.paid)
  }

  /// A part of all problems: a hundred rows, however many are asked for.
  func list(_ root: GraphQLField, _ inquiry: Inquiry) -> Value {
    let questions = inquiry.world.questions
    let page = questions.dropFirst(max(0, root.integer("skip") ?? 0)).prefix(100)
    let rows = page.map { question -> Value in
      [
        "acRate": 50.5, "difficulty": .string(question.difficulty.rawValue),
        "questionFrontendId": .string(String(question.number)),
        "frontendQuestionId": .string(String(question.number)),
        "isPaidOnly": .bool(question.isPaid),
        "status": status(of: question, to: inquiry),
        "title": .string(question.title), "titleSlug": .string(question.slug),
        "topicTags": Self.tags, "hasSolution": true, "hasVideoSolution": false,
      ]
    }
    return [
      "totalNum": .int(questions.count), "total": .int(questions.count), "data": .array(rows),
      "questions": .array(rows), "hasMore": .bool(page.endIndex < questions.endIndex),
    ]
  }

  /// What the session's owner solved or tried, a hundred rows a page at most.
  func progress(_ root: GraphQLField, _ inquiry: Inquiry) -> Value {
    guard let member = inquiry.member else { return nil }
    let filters = root.arguments["filters"]
    let solved = Set(inquiry.world.solved(by: member.name))
    let wanted = filters?["questionStatus"]?.text
    let levels = filters?["difficulty"]?.elements?.compactMap(\.text)
    var seen: Set<String> = []
    let rows = inquiry.world.submissions(of: member.name).filter { submission in
      guard seen.insert(submission.slug).inserted else { return false }
      let level = inquiry.world.question(submission.slug)?.difficulty.rawValue.uppercased()
      return
        (wanted.map { $0 == (solved.contains(submission.slug) ? "SOLVED" : "ATTEMPTED") }
        ?? true) && (levels.map { $0.contains(level ?? "") } ?? true)
    }
    let limit = min(100, filters?["limit"]?.integer ?? 50)
    let page = rows.dropFirst(max(0, filters?["skip"]?.integer ?? 0)).prefix(max(0, limit))
    return [
      "totalNum": .int(rows.count),
      "questions": .array(
        page.map { progressRow($0, isSolved: solved.contains($0.slug), inquiry.world, member) }),
    ]
  }

  private func progressRow(
    _ last: Submission, isSolved: Bool, _ world: World, _ member: Member
  ) -> Value {
    let question = world.question(last.slug)
    let date = Date(timeIntervalSince1970: Double(last.timestamp))
    return [
      "translatedTitle": nil, "frontendId": .string(question.map { String($0.number) } ?? ""),
      "title": .string(question?.title ?? last.slug), "titleSlug": .string(last.slug),
      "difficulty": .string((question?.difficulty ?? .medium).rawValue.uppercased()),
      "lastSubmittedAt": .string(
        date.formatted(.iso8601).replacingOccurrences(of: "Z", with: "+00:00")),
      "numSubmitted": .int(world.submissions(of: member.name).count { $0.slug == last.slug }),
      "questionStatus": isSolved ? "SOLVED" : "ATTEMPTED",
      "lastResult": .string(last.outcome.abbreviation), "topicTags": Self.tags,
    ]
  }

  func daily(_ world: World) -> Value {
    guard let question = world.questions.first else { return nil }
    return [
      "date": .string(String(now().description.prefix(10))),
      "link": .string("/problems/\(question.slug)/"),
      "question": [
        "titleSlug": .string(question.slug), "title": .string(question.title),
        "difficulty": .string(question.difficulty.rawValue),
      ],
    ]
  }

  /// How far a reader is with a problem.
  func status(of question: Question, to inquiry: Inquiry) -> Value {
    guard let reader = inquiry.reader else { return nil }
    let own = inquiry.world.submissions(of: reader.name).filter { $0.slug == question.slug }
    return own.isEmpty ? nil : own.contains { $0.outcome == .accepted } ? "ac" : "notac"
  }

  private static let tags: Value = [["name": "Array", "nameTranslated": "", "slug": "array"]]

  private static let stats: Value = [
    "totalAccepted": "1", "totalSubmission": "2", "totalAcceptedRaw": 1, "totalSubmissionRaw": 2,
    "acRate": "50.0%",
  ]

  /// The languages that the site takes.
  static let languages = [
    "cpp", "java", "python", "python3", "c", "csharp", "javascript", "typescript", "php", "swift",
    "kotlin", "dart", "golang", "ruby", "scala", "rust", "racket", "erlang", "elixir", "bash",
  ]

  /// What people call a language, more or less.
  static func title(of language: String) -> String {
    language.prefix(1).uppercased() + language.dropFirst()
  }

  private static let snippets = languages.map { language -> Value in
    [
      "lang": .string(title(of: language)), "langSlug": .string(language),
      "code": "class Solution {}",
    ]
  }
}

extension LeetCodeStub.Question {
  /// The first example, or an input that any judge would read.
  var sampleInput: String {
    examples.first ?? Array(repeating: "1", count: linesPerCase).joined(separator: "\n")
  }
}
