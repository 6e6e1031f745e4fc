import Domain
import InterviewsFeature
import SiteKit

/// A mock interview between the product and whoever types, or what is piped in, part by part.
struct DrillInterviewTalk {
  private let setting: Setting
  private let services: Services
  private var cards: DrillTalk
  /// The parts that are left for later.
  private var passed: Set<String> = []

  init(_ setting: Setting, services: Services, cards: DrillTalk) {
    self.setting = setting
    self.services = services
    self.cards = cards
  }

  /// Asks until all is done, it is ended, its time is over, or the learner goes away.
  mutating func play(_ id: Int) async throws {
    var model = try await Drill.model(interview: id, with: services)
    setting.console.write(Drill.text(model))
    while let part = next(of: model) {
      setting.console.write("\n" + Drill.text(part, of: model))
      guard try await take(part, in: id) else {
        setting.console.print("It continues \(model.until): focus drill mock")
        return
      }
      model = try await Drill.model(interview: id, with: services)
    }
    try await Drill.end(interview: id, with: services)
    try await report(id)
  }

  /// The part to do now; nil when all are done or its time is over.
  private mutating func next(of model: Drill.InterviewModel) -> Drill.InterviewModel.Part? {
    guard model.isUnderWay else { return nil }
    let open = model.parts.filter { !$0.isDone }
    if open.allSatisfy({ passed.contains($0.id) }) { passed = [] }
    return open.first { !passed.contains($0.id) }
  }

  /// Does what the learner says of a part; false when they go away.
  private mutating func take(
    _ part: Drill.InterviewModel.Part, in interview: Int
  ) async throws -> Bool {
    let enter = part.kind == .problem ? "Enter looks again" : "Enter begins it"
    let prompt = "\(enter), s leaves it for later, e ends with the report, q pauses:  "
    guard let word = await cards.line(prompt) else { return false }
    switch word.lowercased().first(where: { !$0.isWhitespace }).map(String.init) ?? "" {
    case "q": return false
    case "s": passed.insert(part.id)
    case "e": try await Drill.end(interview: interview, with: services)
    default: if part.kind != .problem { try await answer(part.id, in: interview) }
    }
    return true
  }

  private mutating func answer(_ id: String, in interview: Int) async throws {
    let card = try Drill.card(id, with: services)
    setting.console.print("")
    guard let answer = try await cards.answer(to: card, in: interview, with: services) else {
      return
    }
    setting.console.print(
      answer.interview == nil
        ? "Time was already up; it's saved as an answer like any other." : "Handed in.")
  }

  /// Lets the answers be compared, which would have told the points before, and says how it went.
  private mutating func report(_ id: Int) async throws {
    let answers = try await Drill.uncompared(interview: id, with: services)
    for answer in answers where !cards.isAtEnd {
      setting.console.print("\n\(try Drill.card(answer.card, with: services).question)")
      if !answer.work.text.isEmpty { setting.console.print("You: \(answer.work.text)") }
      try await cards.compare(answer, with: services)
    }
    let model = try await Drill.model(interview: id, with: services)
    setting.console.write("\n" + Drill.text(model))
  }
}
