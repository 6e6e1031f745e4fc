/// The addresses of the drill, below `/drill`.
public enum DrillPath: Sendable, Hashable {
  case page(DrillFilter)
  /// Leads to the next card of a session, which is not the one that was left without a grade.
  case next(DrillFilter, leaving: String? = nil)
  case card(id: String, DrillView)
  /// POST: keeps an answer, and leads to what it is compared with.
  case answer(id: String)
  /// POST: compiles and tests the code of an answer; nothing is kept.
  case test(id: String)
  /// POST: keeps the ticked points and the grade of an answer.
  case grade(id: String, answer: Int)
  /// POST: asks the language model about an answer.
  case feedback(id: String, answer: Int)
  /// The event stream of what the model writes, or its page.
  case events(id: String, wish: String)
  /// POST: stops it.
  case stop(id: String, wish: String)
  /// The mock interviews; POST begins one.
  case interviews
  case interview(id: Int)
  /// POST: ends one before its time.
  case end(interview: Int)
  /// The loops of interviews; POST begins one.
  case loops
  case loop(id: Int)
  /// POST: gives one up.
  case endLoop(id: Int)

  init?(segments: [String], query: [String: String]) {
    switch (segments.count, segments.first, segments.last) {
    case (0, _, _): self = .page(DrillFilter(query: query))
    case (1, "next", _):
      self = .next(DrillFilter(query: query), leaving: query["leaving"])
    case (1, "mock", _): self = .interviews
    case (2, "mock", let id?):
      guard let id = Int(id) else { return nil }
      self = .interview(id: id)
    case (3, "mock", "end"):
      guard let id = Int(segments[1]) else { return nil }
      self = .end(interview: id)
    case (1, "loop", _): self = .loops
    case (2, "loop", let id?):
      guard let id = Int(id) else { return nil }
      self = .loop(id: id)
    case (3, "loop", "end"):
      guard let id = Int(segments[1]) else { return nil }
      self = .endLoop(id: id)
    case (1, let id?, _): self = .card(id: id, DrillView(query: query))
    case (2, let id?, "answer"): self = .answer(id: id)
    case (2, let id?, "test"): self = .test(id: id)
    case (3, let id?, let last?) where segments[1] == "answers":
      guard let number = Int(last) else { return nil }
      self = .grade(id: id, answer: number)
    case (4, let id?, "feedback") where segments[1] == "answers":
      guard let number = Int(segments[2]) else { return nil }
      self = .feedback(id: id, answer: number)
    case (4, let id?, "events") where segments[1] == "advice":
      self = .events(id: id, wish: segments[2])
    case (4, let id?, "stop") where segments[1] == "advice":
      self = .stop(id: id, wish: segments[2])
    default: return nil
    }
  }

  var segments: [String] {
    switch self {
    case .page: []
    case .next: ["next"]
    case .card(let id, _): [id]
    case .answer(let id): [id, "answer"]
    case .test(let id): [id, "test"]
    case .grade(let id, let answer): [id, "answers", String(answer)]
    case .feedback(let id, let answer): [id, "answers", String(answer), "feedback"]
    case .events(let id, let wish): [id, "advice", wish, "events"]
    case .stop(let id, let wish): [id, "advice", wish, "stop"]
    case .interviews: ["mock"]
    case .interview(let id): ["mock", String(id)]
    case .end(let id): ["mock", String(id), "end"]
    case .loops: ["loop"]
    case .loop(let id): ["loop", String(id)]
    case .endLoop(let id): ["loop", String(id), "end"]
    }
  }

  var query: [(String, String?)] {
    switch self {
    case .page(let filter): filter.query
    case .next(let filter, let left): filter.query + [("leaving", left)]
    case .card(_, let view): view.query
    default: []
    }
  }
}

/// What of a card's page is open, and from where it was come to.
public struct DrillView: Sendable, Hashable {
  /// The answer that is compared; nil: the question.
  public var answer: Int?
  /// The session that goes on afterwards.
  public var session: DrillFilter?
  /// The mock interview that asks.
  public var interview: Int?

  public init(answer: Int? = nil, session: DrillFilter? = nil, interview: Int? = nil) {
    self.answer = answer
    self.session = session
    self.interview = interview
  }

  /// Also of a form's fields.
  public init(query: [String: String]) {
    answer = query["answer"].flatMap { Int($0) }
    session = query["session"] == nil ? nil : DrillFilter(query: query)
    interview = query["interview"].flatMap { Int($0) }
  }

  public var query: [(String, String?)] {
    [
      ("answer", answer.map(String.init)), ("session", session.map { _ in "1" }),
      ("interview", interview.map(String.init)),
    ] + (session?.query ?? [])
  }

  /// The same before an answer.
  package var question: DrillView { DrillView(session: session, interview: interview) }
}
