internal import Domain

// Passes, each repeated for as long as it helps, until none does.
extension Shrinker {
  /// How much of candidates one pass may make.
  private static let mostOfPass = 600
  private static let mostBytesOfPass = 1 << 20
  /// From so many choices on, values are cheaper to work with.
  private static let mostChoices = 200

  mutating func shrinkChoices(of start: ChosenInput) async throws -> [Value] {
    var current = start
    var isMoving = start.choices.count <= Self.mostChoices
    while isMoving {
      isMoving = false
      for pass in ChoicePass.allCases {
        while let smaller = try await smaller(than: current, by: pass) {
          current = smaller
          isMoving = true
        }
      }
    }
    return current.input
  }

  private mutating func smaller(
    than current: ChosenInput, by pass: ChoicePass
  ) async throws -> ChosenInput? {
    guard !isSpent else { return nil }
    let candidates = pass.candidates(for: current.choices).prefix(Self.mostOfPass)
      .compactMap { ChosenInput(current.family, choices: $0) }
      .filter { precedes($0.choices, current.choices) }
      .sorted { precedes($0.choices, $1.choices) }
    return try await firstFailing(candidates.map(\.input)).map { candidates[$0] }
  }

  mutating func shrinkValues(of start: [Value]) async throws {
    var current = (order: InputOrder(start, of: problem), input: start)
    var isMoving = true
    while isMoving {
      isMoving = false
      for pass in ValuePass.allCases {
        while let smaller = try await smaller(than: current, by: pass) {
          current = smaller
          isMoving = true
        }
      }
    }
  }

  private mutating func smaller(
    than current: (order: InputOrder, input: [Value]), by pass: ValuePass
  ) async throws -> (order: InputOrder, input: [Value])? {
    guard !isSpent else { return nil }
    let most = min(Self.mostOfPass, max(4, Self.mostBytesOfPass / current.order.json.utf8.count))
    let candidates = pass.candidates(for: current.input, of: problem, most: most)
      .map { (order: InputOrder($0, of: problem), input: $0) }
      .filter { $0.order < current.order }
      .sorted { $0.order < $1.order }
    return try await firstFailing(candidates.map(\.input)).map { candidates[$0] }
  }
}
