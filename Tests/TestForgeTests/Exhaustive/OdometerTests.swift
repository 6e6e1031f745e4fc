import Testing

@testable import TestForge

@Suite struct OdometerTests {
  /// Every sequence that a program makes of choices below bounds.
  private func sequences(
    simplest: UInt64, _ program: (inout Choices) -> [Int]
  ) -> [[Int]] {
    var odometer = Odometer(simplest: simplest)
    var found: [[Int]] = []
    while let given = odometer.next {
      var choices = Choices(given: given)
      let result = program(&choices)
      if odometer.advance(past: choices.made) { found.append(result) }
    }
    return found
  }

  @Test func `all sequences come once, the last choice turning fastest`() {
    let found = sequences(simplest: 3) { [$0.below(2), $0.below(3)] }
    #expect(found == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
  }

  @Test func `of many values the simplest and the last come`() {
    #expect(sequences(simplest: 3) { [$0.below(1000)] } == [[0], [1], [2], [999]])
  }

  @Test func `a choice may decide how many follow`() {
    let found = sequences(simplest: 3) { choices in
      let count = choices.below(3)
      return (0..<count).map { _ in choices.below(2) }
    }
    #expect(found == [[], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1]])
  }

  @Test func `no choice at all is one sequence`() {
    #expect(sequences(simplest: 3) { _ in [] } == [[]])
  }
}
