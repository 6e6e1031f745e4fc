internal import Domain

/// An input with what its family decided to make it.
struct ChosenInput: Sendable {
  let family: Family
  /// The size, then the choices, all in the order in which they were made.
  let choices: [UInt64]
  let input: [Value]

  /// Makes an input from first choices, which come first; those that are missing are 0.
  ///
  /// Nil when the family cannot make one from them.
  init?(_ family: Family, choices: [UInt64]) {
    guard let size = choices.first, size <= Int32.max else { return nil }
    var draw = Draw(
      choices: Choices(given: Array(choices.dropFirst())), scope: Scope(size: Int(size)))
    guard let input = try? family.input(from: &draw) else { return nil }
    self.family = family
    self.choices = [size] + draw.choices.made
    self.input = input
  }

  /// Makes the input of a seed.
  init?(_ command: GeneratorCommand, _ family: Family, of problem: Problem) {
    guard let made = try? generate(command, for: problem, choices: []) else { return nil }
    self.family = family
    choices = [UInt64(max(0, command.size))] + made.choices
    input = made.input
  }
}

/// Whether choices make something simpler than others: fewer of them, then smaller first ones.
func precedes(_ first: [UInt64], _ second: [UInt64]) -> Bool {
  first.count == second.count
    ? first.lexicographicallyPrecedes(second) : first.count < second.count
}
