import AppFeature
import Domain
import Foundation
import InterviewsFeature
import OnlineFeature
import SiteKit

/// One card after the other between the product and whoever types, or what is piped in.
struct DrillTalk {
  private let setting: Setting
  private let container: AppContainer
  private let allowsWeakJail: Bool
  private var lines: AsyncStream<String>.Iterator
  /// How many were read.
  private var lineCount = 0
  /// Whether there are no more.
  private(set) var isAtEnd = false

  init(_ setting: Setting, container: AppContainer, allowsWeakJail: Bool) {
    self.setting = setting
    self.container = container
    self.allowsWeakJail = allowsWeakJail
    lines = setting.lines().makeAsyncIterator()
  }

  /// Asks a card; false when the input is at its end or the learner wants no more.
  mutating func ask(_ card: DrillCard, with services: Services) async throws -> Bool {
    guard let given = try await answer(to: card, with: services) else { return false }
    try await compare(given, with: services)
    let canAsk = try await Drill.model(
      card: card.id, DrillView(answer: given.id), with: services
    ).canAsk
    let prompt = "Enter for the next card\(canAsk ? ", m asks the model" : ""), q to end: "
    while !isAtEnd, let more = await line(prompt) {
      guard canAsk, more.lowercased().hasPrefix("m") else {
        setting.console.print("")
        return !more.lowercased().hasPrefix("q")
      }
      try await askModel(about: given, with: services)
    }
    return false
  }

  /// Shows what a model writes about an answer, as it comes.
  private func askModel(about answer: DrillAnswer, with services: Services) async throws {
    let wish = try await Drill.wish(about: answer.id, to: answer.card, with: services)
    let console = setting.console
    await wish.follow(with: services) { event in
      if let text = Drill.text(event) { console.write(text) }
    }
  }

  /// Shows a card's question and keeps the answer; nil when the input was at its end before.
  mutating func answer(
    to card: DrillCard, in interview: Int? = nil, with services: Services
  ) async throws -> DrillAnswer? {
    let model = try await Drill.model(card: card.id, with: services)
    setting.console.write(Drill.question(model))
    let (begun, before) = (services.now(), lineCount)
    let fields = try await fields(for: model, isOpen: interview != nil)
    guard !isAtEnd || lineCount > before else { return nil }
    let judge = model.hasCode ? try container.services(allowsWeakJail: allowsWeakJail) : services
    return try await Drill.answer(
      card, work: DrillWork(card) { fields[$0] }, begun: begun, interview: interview, with: judge)
  }

  /// Shows an answer beside its points, and keeps which it had and its grade.
  mutating func compare(_ answer: DrillAnswer, with services: Services) async throws {
    let shown = try await Drill.model(
      card: answer.card, DrillView(answer: answer.id), with: services)
    guard let compared = shown.answered else { return }
    setting.console.write("\n" + Drill.points(compared) + "\n")
    let told = await line("Which points did it have (such as 1 3)? ")
    let ticks = numbers(told).filter { compared.points.indices.contains($0 - 1) }
      .map { compared.points[$0 - 1].place }
    setting.console.write("\n" + Drill.sampleText(compared) + "\n")
    setting.console.print(Drill.grades(compared))
    let grade = Self.grade(await line("Your grade (again, hard, good, easy; Enter: none): ") ?? "")
    // What nobody compared is not an answer without points.
    if told != nil {
      try await Drill.grade(answer.id, of: answer.card, ticks: ticks, as: grade, with: services)
    }
    let after = try await Drill.model(
      card: answer.card, DrillView(answer: answer.id), with: services)
    setting.console.print(after.answered?.outcome ?? "It isn't graded, so it stays as it was.")
  }

  /// What a form of the page would hold; what stays open is compared later.
  private mutating func fields(
    for model: Drill.CardModel, isOpen: Bool
  ) async throws -> [String: String] {
    var fields = try await exercise(of: model)
    let end = isOpen ? "hands it in" : "compares"
    let words = await paragraph("Your answer, an empty line \(end):")
    if !words.isEmpty { fields["text"] = words }
    return fields
  }

  private mutating func exercise(of model: Drill.CardModel) async throws -> [String: String] {
    var fields: [String: String] = [:]
    switch model.exercise {
    case .none: break
    case .order(let steps, let seed):
      fields["seed"] = String(seed)
      let order = numbers(await line("The order (such as 3 1 2): "))
        .filter { steps.indices.contains($0 - 1) }
      let rest = steps.indices.map { $0 + 1 }.filter { !order.contains($0) }
      for (rank, number) in (order + rest).enumerated() {
        fields["step-\(number - 1)"] = String(rank + 1)
      }
    case .evidence(let evidence):
      while true {
        let chosen = numbers(await line("Look at (numbers; Enter: enough): "))
          .filter { evidence.indices.contains($0 - 1) }
        guard !chosen.isEmpty else { break }
        for number in chosen {
          setting.console.print("  \(number). \(evidence[number - 1].shows)")
        }
      }
      for number in numbers(await line("Which point to the cause? ")) {
        fields["evidence-\(number - 1)"] = "1"
      }
    case .machine:
      fields["sketch"] = await paragraph("States and edges (a -> b: action), an empty line ends:")
    case .mend:
      let path = await line("A file with your version (Enter: none): ") ?? ""
      if !path.isEmpty { fields["source"] = try source(path) }
    case .numbers(let questions):
      for (place, question) in questions.enumerated() {
        let unit = question.unit.isEmpty ? "" : " (\(question.unit))"
        fields["number-\(place)"] = await line("\(place + 1). \(question.ask)\(unit): ")
      }
    }
    return fields
  }

  private func source(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError.unreadable(
        file: path, reason: "it doesn't exist, or you aren't allowed to read it")
    }
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: Lines

  /// The next line; a question for it is shown only to a person.
  mutating func line(_ prompt: String) async -> String? {
    guard !isAtEnd else { return nil }
    if setting.isTyped { setting.console.write(prompt) }
    guard let line = await lines.next() else {
      isAtEnd = true
      return nil
    }
    lineCount += 1
    return line
  }

  private mutating func paragraph(_ prompt: String) async -> String {
    if setting.isTyped, !isAtEnd { setting.console.print(prompt) }
    var text: [String] = []
    while let line = await line(""), line.contains(where: { !$0.isWhitespace }) {
      text.append(line)
    }
    return text.joined(separator: "\n")
  }

  private func numbers(_ line: String?) -> [Int] {
    (line ?? "").split { !$0.isNumber }.compactMap { Int($0) }
  }

  /// By its name, its first letter, or 1 to 4.
  private static func grade(_ text: String) -> Grade? {
    let word = text.trimmingCharacters(in: .whitespaces).lowercased()
    guard !word.isEmpty else { return nil }
    return Grade.allCases.first { $0.rawValue.hasPrefix(word) || String($0.number) == word }
  }
}

extension Drill.CardModel {
  fileprivate var hasCode: Bool {
    if case .mend = exercise { true } else { false }
  }
}
