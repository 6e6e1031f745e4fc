public import Domain
public import SiteKit

extension AI {
  /// The part of the settings that chooses a language model.
  public struct Part: Sendable, Equatable {
    public var choice: AIChoice
    /// Whether a key is kept for this choice; it is never shown again.
    public var hasKey: Bool
    /// Whether a key is kept for whomever, so that it can be deleted.
    public var keepsKey: Bool
    /// What an attempt or a refused form came to.
    public var outcome: Outcome?
  }

  /// What came of asking or of saving, in words.
  public struct Outcome: Sendable, Equatable {
    public var words: String
    public var isGood: Bool

    public init(words: String, isGood: Bool) {
      self.words = words
      self.isGood = isGood
    }

    /// What went wrong, with the next step.
    public init(_ error: any UserFacingError) {
      self.init(words: error.description, isGood: false)
    }
  }

  /// What was typed into the part; the key is empty where none was.
  public struct Typed: Sendable {
    var choice: AIChoice
    var key: String

    /// Reads a form's fields; a service of no name is none.
    public init(_ field: (String) -> String?) {
      func text(_ name: String) -> String {
        let text = field(name) ?? ""
        let line = text.prefix(500).filter { !$0.isNewline }
        return String(line).trimmed
      }
      choice = AIChoice(
        service: AIChoice.Service(rawValue: text("service")) ?? .offline,
        address: text("address"), model: text("model"), isExplaining: field("explain") != nil)
      key = (field("key") ?? "").trimmed
    }
  }

  /// The part as it is kept.
  public static func part(
    outcome: Outcome? = nil, with services: Services
  ) async throws -> Part {
    part(of: try await services.aiChoice(), outcome: outcome, with: services)
  }

  /// The part as it was typed, without the key.
  public static func part(
    _ typed: Typed, outcome: Outcome?, with services: Services
  ) -> Part { part(of: typed.choice, outcome: outcome, with: services) }

  private static func part(
    of choice: AIChoice, outcome: Outcome?, with services: Services
  ) -> Part {
    Part(
      choice: choice, hasKey: key(for: choice, with: services) != nil,
      keepsKey: keepsKey(with: services), outcome: outcome)
  }

  /// Keeps what was typed, or gives back what was refused with the reason; an empty key stays.
  ///
  /// A kept key goes when the address changes: it was meant for another service.
  public static func save(_ typed: Typed, with services: Services) async throws -> Part? {
    do {
      if !typed.key.isEmpty { try check(key: typed.key) }
      try await keep(typed.choice, with: services)
      if !typed.key.isEmpty {
        try keep(key: typed.key, for: typed.choice, with: services)
      } else if key(for: typed.choice, with: services) == nil {
        try forgetKey(with: services)
      }
      return nil
    } catch let error as any UserFacingError {
      return part(typed, outcome: Outcome(error), with: services)
    }
  }

  /// Asks the typed model for a word; keeps nothing, and throws no trouble of the model's.
  public static func attempt(_ typed: Typed, with services: Services) async throws -> Outcome {
    guard typed.choice.service != .offline else {
      let words = "Cases come from this machine's own forge, so there's nothing to test."
      return Outcome(words: words, isGood: true)
    }
    do {
      if !typed.key.isEmpty { try check(key: typed.key) }
      let key = typed.key.isEmpty ? self.key(for: typed.choice, with: services) : typed.key
      let model = try model(typed.choice, key: key, with: services)
      let begin = services.now()
      let answer: String
      do {
        answer = try await model.complete(
          ModelPrompt(
            system: "You answer with one word.", question: "Say the word: ready", mostTokens: 512))
      } catch OnlineError.cutOff(_, true) {
        // A model that thinks aloud; it is there, and its key is taken.
        let words = "\(model.name) answers, but with more words than it was asked for."
        return Outcome(words: words, isGood: true)
      }
      let milliseconds = services.now().milliseconds - begin.milliseconds
      return Outcome(words: words(answer, milliseconds, model.name), isGood: true)
    } catch let error as any UserFacingError {
      return Outcome(error)
    }
  }

  private static func words(_ answer: String, _ milliseconds: Int64, _ name: String) -> String {
    let tenths = (milliseconds + 50) / 100
    let line = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short = line.count > 60 ? line.prefix(59) + "…" : line[...]
    return "\(name) answered “\(short)” in \(tenths / 10).\(tenths % 10) s."
  }

  /// Deletes the key and says so.
  public static func forget(with services: Services) async throws -> Part {
    try forgetKey(with: services)
    return try await part(
      outcome: Outcome(words: "The key was deleted.", isGood: true), with: services)
  }
}

extension String {
  /// Without blanks at both ends.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
