internal import Domain

/// Random inputs of all families, in stages: small ones first, then larger ones.
struct SmallInputs {
  static let smallStages = 0..<2
  /// Beyond the sizes that a family asks for, each stage twice as large as the one before.
  static let largeStages = 2..<6
  /// Values and letters that a stage makes, the families sharing alike; a last input may go beyond.
  ///
  /// All of them are made before any is judged.
  static let mostValues = 200_000
  private static let mostInStage = [400, 600, 30]

  /// Valid or not, each with its family's name.
  let inputs: [(family: String, input: ChosenInput)]

  init(stage: Int, of problem: Problem) {
    let families = families(of: problem).compactMap { family -> Drawn? in
      let known = try? Family(named: family.name, of: problem)
      return known.map { (family.name, $0, Self.sizes(family.sizes, stage)) }
    }
    let kinds = max(1, families.reduce(0) { $0 + $1.sizes.count })
    let seeds = max(2, Self.mostInStage[min(stage, 2)] / kinds)
    var inputs: [(family: String, input: ChosenInput)] = []
    var values = 0
    for (index, (name, family, sizes)) in families.enumerated() {
      let end = (index + 1) * Self.mostValues / families.count
      for size in sizes {
        for seed in 0..<seeds where values < end {
          let command = GeneratorCommand(
            family: name, seed: UInt64(1000 * (stage + 1) + seed), size: size)
          guard let input = ChosenInput(command, family, of: problem) else { continue }
          values += inputSize(input.input, of: problem)
          inputs.append((name, input))
        }
      }
    }
    self.inputs = inputs
  }

  private typealias Drawn = (name: String, family: Family, sizes: [Int])

  private static func sizes(_ range: ClosedRange<Int>, _ stage: Int) -> [Int] {
    switch stage {
    case 0: Array(range.prefix(10))
    case 1:
      Array(stride(from: range.lowerBound, through: range.upperBound, by: max(1, range.count / 10)))
    default: [max(1, range.upperBound) << (stage - 1)]
    }
  }
}
