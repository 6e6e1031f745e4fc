import Domain
import TestForge

/// A case beyond LeetCode's bounds, ready to be judged.
struct StretchCase {
  var test: TestCase
  var item: JudgeCase
  /// How much there is in it, to put the smallest first.
  var extent: Int

  init(test: TestCase, item: JudgeCase, of problem: Problem) {
    self.test = test
    self.item = item
    extent = inputSize(item.input, of: problem)
  }

  /// How it was generated; nil for one that is written down.
  var command: GeneratorCommand? {
    guard case .generated(let command) = test.input else { return nil }
    return command
  }

  /// Its size as its family counts it, or how much there is in it.
  var size: Int { command?.size ?? extent }
}
