public import Domain
import Foundation

extension FSRS {
  /// What is remembered of one problem, right after a review.
  public struct MemoryState: Sendable, Hashable {
    /// The days until the chance of still knowing it has fallen to 0.9; 0.001 to 36,500.
    public var stability: Double
    /// 1 (easy) to 10.
    public var difficulty: Double

    public init(stability: Double, difficulty: Double) {
      self.stability = stability
      self.difficulty = difficulty
    }
  }
}

extension FSRS.Parameters {
  /// The chance of still knowing something, some days after its last review.
  public func retrievability(after days: Double, stability: Double) -> Double {
    pow(1 + factor * max(0, days) / stability, decay)
  }

  /// The memory after a grade; without one before, after the first.
  ///
  /// Days since the last review count whole.
  public func next(
    _ state: FSRS.MemoryState?, after days: Double, grade: Grade
  ) -> FSRS.MemoryState {
    guard let state else {
      return FSRS.MemoryState(
        stability: weights[grade.number - 1].clamped(to: FSRS.stabilities),
        difficulty: firstDifficulty(grade).clamped(to: FSRS.difficulties))
    }
    let chance = retrievability(after: days, stability: state.stability)
    let stability =
      grade == .again
      ? forgotten(state, chance: chance) : recalled(state, chance: chance, grade: grade)
    return FSRS.MemoryState(
      stability: stability.clamped(to: FSRS.stabilities),
      difficulty: difficulty(after: grade, from: state.difficulty))
  }

  /// The memory after a repetition on the same day.
  public func repeated(_ state: FSRS.MemoryState, grade: Grade) -> FSRS.MemoryState {
    FSRS.MemoryState(
      stability: sameDay(state.stability, grade: grade).clamped(to: FSRS.stabilities),
      difficulty: difficulty(after: grade, from: state.difficulty))
  }

  // Not held to its range: the mean reversion needs it as it is.
  func firstDifficulty(_ grade: Grade) -> Double {
    weights[4] - exp(weights[5] * Double(grade.number - 1)) + 1
  }

  func difficulty(after grade: Grade, from old: Double) -> Double {
    let moved = movedDifficulty(after: grade, from: old)
    return (weights[7] * firstDifficulty(.easy) + (1 - weights[7]) * moved)
      .clamped(to: FSRS.difficulties)
  }

  /// Before it is drawn back towards an easy problem's.
  func movedDifficulty(after grade: Grade, from old: Double) -> Double {
    old - weights[6] * Double(grade.number - 3) * (10 - old) / 9
  }

  func recalled(_ state: FSRS.MemoryState, chance: Double, grade: Grade) -> Double {
    let growth =
      exp(weights[8]) * (11 - state.difficulty) * pow(state.stability, -weights[9])
      * (exp(weights[10] * (1 - chance)) - 1)
      * (grade == .hard ? weights[15] : 1) * (grade == .easy ? weights[16] : 1)
    return state.stability * (1 + growth)
  }

  func forgotten(_ state: FSRS.MemoryState, chance: Double) -> Double {
    min(
      forgottenWithoutCap(state, chance: chance),
      state.stability / exp(weights[17] * weights[18]))
  }

  func forgottenWithoutCap(_ state: FSRS.MemoryState, chance: Double) -> Double {
    weights[11] * pow(state.difficulty, -weights[12])
      * (pow(state.stability + 1, weights[13]) - 1) * exp(weights[14] * (1 - chance))
  }

  func sameDay(_ stability: Double, grade: Grade) -> Double {
    let increase =
      exp(weights[17] * (Double(grade.number - 3) + weights[18])) * pow(stability, -weights[19])
    return stability * (grade == .again ? increase : max(increase, 1))
  }
}
