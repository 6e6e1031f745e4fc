public import Domain

/// The input that a generator command stands for; the same on every machine.
///
/// Throws: ``ForgeError`` for an unknown family, a malformed recipe, one that cannot be met, or
/// an input of millions of elements.
public func generate(_ command: GeneratorCommand, for problem: Problem) throws -> [Value] {
  try generate(command, for: problem, choices: []).input
}

/// An input with the choices that it was made from.
struct Generated: Sendable {
  var input: [Value]
  var choices: [UInt64]
}

/// Generates with some first choices given instead of drawn, and with at most so many elements.
func generate(
  _ command: GeneratorCommand, for problem: Problem, choices: [UInt64],
  budget: Int = Draw.mostElements
) throws(ForgeError) -> Generated {
  let family = try Family(named: command.family, of: problem)
  var seed: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in "\(command.family)/\(command.size)".utf8 {
    seed = (seed ^ UInt64(byte)) &* 0x100_0000_01B3
  }
  var draw = Draw(
    choices: Choices(seed: seed ^ command.seed &* 0x9E37_79B9_7F4A_7C15, given: choices),
    scope: Scope(size: command.size), budget: budget)
  let input = try family.input(from: &draw)
  return Generated(input: input, choices: draw.choices.made)
}

/// The size dial's end; beyond it nothing could be made in a reasonable time.
let largestSize = 1_000_000

/// The families of a problem's generator by name, with the sizes of the gate's comparisons.
public func families(of problem: Problem) -> [(name: String, sizes: ClosedRange<Int>)] {
  guard case .object(let fields) = problem.generator else { return [] }
  return fields.keys.sorted().map { name in
    let sizes = fields[name]?["sizes"]?.elements?.compactMap(\.integer) ?? []
    guard sizes.count == 2, 0 <= sizes[0], sizes[0] <= sizes[1], sizes[1] <= largestSize
    else { return (name, 1...12) }
    return (name, sizes[0]...sizes[1])
  }
}

/// The state of one generation: what was chosen, and the arguments that stand already.
struct Draw: Sendable {
  var choices: Choices
  var scope: Scope
  var calls = EarlierCalls()
  /// How many elements may still be made.
  var budget = Draw.mostElements
}
