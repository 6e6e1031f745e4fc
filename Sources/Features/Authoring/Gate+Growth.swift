internal import Catalogue
internal import Domain
internal import Foundation
internal import TestForge

extension Gate {
  /// A size is the last one when a case of it takes longer than this, counted in Swift.
  private static let longest = 100
  /// Below this the clock and the call cost as much as the algorithm.
  private static let shortest = 0.1

  /// How the fast and the brute reference grow on inputs of the family of the largest test.
  mutating func measureGrowth(of fast: Solution) async throws {
    let commands = problem.tests.compactMap { test -> GeneratorCommand? in
      if case .generated(let command) = test.input { command } else { nil }
    }
    let brute = problem.solutions.filter { $0.name == "brute" }.min {
      $0.language == .swift && $1.language != .swift
    }
    guard let largest = commands.max(by: { $0.size < $1.size }), let brute else { return }
    step("measuring how fast.swift and \(brute.fileName) grow")
    var sizes = [max(1, largest.size)]
    while sizes[0] > 8 { sizes.insert(sizes[0] / 2, at: 0) }
    let made = sizes.compactMap { size -> (Int, JudgeCase)? in
      let command = GeneratorCommand(family: largest.family, seed: largest.seed, size: size)
      guard let input = try? generate(command, for: problem) else { return nil }
      return (size, JudgeCase(input: input, expected: nil, isVisible: false))
    }
    let verdicts = try await judge(
      [fast, brute].map {
        Trial(
          solution: $0, cases: made.map(\.1), stopsAtFirstFailure: true,
          cpuMilliseconds: Self.longest)
      })
    let words = zip([fast, brute], verdicts).map { solution, verdict in
      let points = zip(made, verdict.cases).filter { $1.verdict == .accepted }.map {
        (size: $0.0, milliseconds: $1.cpuMilliseconds)
      }
      return "\(solution.fileName) \(Self.words(for: points))"
    }
    report.growth = "\(words.joined(separator: ", ")) (family \(largest.family))"
  }

  /// `n^1.1 up to 100000`: the slope of the last doublings that took long enough.
  static func words(for points: [(size: Int, milliseconds: Double)]) -> String {
    let last = points.filter { $0.milliseconds >= shortest }.suffix(4)
    guard let first = last.first, let end = last.last, end.size >= 4 * first.size else {
      return "too quick to tell" + (points.last.map { " up to \($0.size)" } ?? "")
    }
    let slope =
      log(end.milliseconds / first.milliseconds) / log(Double(end.size) / Double(first.size))
    return "n^\((slope * 10).rounded() / 10) up to \(end.size)"
  }
}
