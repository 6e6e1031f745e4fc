public import Domain
import Foundation

/// Inputs of one generator family in rising sizes, on which programs are compared.
public struct GrowthInputs: Sendable, Hashable {
  public var family: String
  public var sizes: [Int]
  /// One input for each size.
  public var inputs: [[Value]]

  /// Families whose largest test is far smaller than the problem's largest tell less.
  private static let leastShare = 10
  private static let mostFamilies = 5

  /// The inputs up to the size of a command, which may lie beyond LeetCode's bounds.
  ///
  /// Sizes that the validator refuses are left out.
  public init(upTo command: GeneratorCommand, of problem: Problem) {
    let problem = problem.stretched
    family = command.family
    (sizes, inputs) = ([], [])
    for size in Self.sizes(upTo: command.size) {
      let smaller = GeneratorCommand(family: command.family, seed: command.seed, size: size)
      guard let input = try? generate(smaller, for: problem), validate(input, for: problem).isEmpty
      else { continue }
      sizes.append(size)
      inputs.append(input)
    }
  }

  /// The largest command of each family that a problem's tests use, the largest first.
  ///
  /// Stretch cases take part: they reach furthest.
  public static func commands(of problem: Problem) -> [GeneratorCommand] {
    var largest: [String: GeneratorCommand] = [:]
    for test in problem.tests {
      guard case .generated(let command) = test.input else { continue }
      if command.size > largest[command.family]?.size ?? 0 { largest[command.family] = command }
    }
    let sorted = largest.values.sorted { ($1.size, $0.family) < ($0.size, $1.family) }
    let least = (sorted.first?.size ?? 0) / leastShare
    return Array(sorted.filter { $0.size >= least }.prefix(mostFamilies))
  }

  /// Rising by a factor of √2, and by its half where sizes are small; a program that doubles with
  /// each step shows nothing otherwise.
  static func sizes(upTo largest: Int) -> [Int] {
    var sizes: [Int] = []
    var size = Double(largest)
    while size >= 1 {
      let whole = Int(size.rounded())
      if sizes.last != whole { sizes.append(whole) }
      size /= size > 64 ? 2.0.squareRoot() : 2.0.squareRoot().squareRoot()
    }
    return sizes.reversed()
  }
}
