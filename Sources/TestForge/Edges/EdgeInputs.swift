public import Domain

/// A valid input at an edge, and how to make it where it is too long to be written down.
public struct EdgeInput: Sendable, Hashable {
  public var input: [Value]
  /// Nil for one of the small domain.
  public var command: GeneratorCommand?
  public var families: Set<EdgeFamily>
}

/// Inputs of a problem's families that together stand at as many edges as possible, small ones first.
///
/// The same on every machine. Throws: ``ForgeError`` for a malformed generator, and
/// `CancellationError`. Cost: some hundred inputs, a few of them as large as the constraints allow.
public func edgeInputs(of problem: Problem, most: Int) throws -> [EdgeInput] {
  try edgeInputs(of: problem, most: most, budget: Draw.mostElements)
}

/// The same of inputs with at most so many elements.
func edgeInputs(of problem: Problem, most: Int, budget: Int) throws -> [EdgeInput] {
  let small = try SmallDomain(of: problem, most: 600, mostChoices: 60_000).inputs
  var candidates = small.map {
    EdgeInput(input: $0, command: nil, families: edgeFamilies(of: $0, for: problem))
  }
  for command in edgeCommands(of: problem) {
    try Task.checkCancellation()
    guard let input = try? generate(command, for: problem, choices: [], budget: budget).input,
      validate(input, for: problem).isEmpty
    else { continue }
    candidates.append(
      EdgeInput(
        input: input, command: command, families: edgeFamilies(of: input, for: problem)))
  }
  var chosen: [EdgeInput] = []
  var open = candidates.reduce(into: Set<EdgeFamily>()) { $0.formUnion($1.families) }
  while chosen.count < most, !open.isEmpty {
    // The first of the best: small ones stand in front.
    let counts = candidates.map { $0.families.intersection(open).count }
    guard let best = counts.max(), best > 0, let place = counts.firstIndex(of: best) else { break }
    open.subtract(candidates[place].families)
    chosen.append(candidates.remove(at: place))
  }
  return chosen
}

/// Each family at its own sizes and at those that the constraints name as their greatest.
private func edgeCommands(of problem: Problem) -> [GeneratorCommand] {
  let limits = limitSizes(of: problem)
  return families(of: problem).flatMap { family in
    let own = [family.sizes.lowerBound, family.sizes.upperBound]
    return Set(own + limits).sorted().flatMap { size in
      // A large one more costs what all small ones do together.
      (0..<(size > 1_000 ? 1 : 4)).map {
        GeneratorCommand(family: family.name, seed: UInt64($0), size: size)
      }
    }
  }
}

/// The greatest lengths that the constraints name as plain numbers.
private func limitSizes(of problem: Problem) -> [Int] {
  guard let constraints = try? ProblemConstraints(of: problem) else { return [] }
  let forms =
    Array(constraints.parameters.values) + Array(constraints.constructor.values)
  let bounds = forms.map(\.length) + [constraints.calls]
  let highs = bounds.compactMap { bounds in try? bounds?.evaluate(in: Scope()).high }
  return Array(Set(highs).filter { $0 > 0 && $0 <= 200_000 }.sorted().suffix(3))
}
