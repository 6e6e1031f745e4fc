public import Domain
import Foundation

extension TakeHomes.Verification {
  /// How many of a project's parts of each kind the day draws: in time all have their turn.
  ///
  /// Without a number it is all of them.
  public struct Sample: Sendable {
    /// The defects that share one build.
    public var switched: Int?
    /// The defects for which the reference is built again, and the tests that learners get.
    public var built: Int?
    public var answers: Int?
    /// The changes of its package that each answer is tried with.
    public var variants: Int?
    /// Counted from any day.
    public var day: Int

    public init(
      switched: Int? = nil, built: Int? = nil, answers: Int? = nil, variants: Int? = nil,
      day: Int = 0
    ) {
      (self.switched, self.built, self.answers) = (switched, built, answers)
      (self.variants, self.day) = (variants, day)
    }

    /// Those whose turn it is.
    func draw<Element>(_ wanted: Int?, of all: [Element]) -> [Element] {
      let count = min(wanted ?? all.count, all.count)
      return (0..<count).map { all[(day * count + $0) % all.count] }
    }
  }

  /// The parts of a project: the starter, the reference and the switched defects as often as told,
  /// then those that only break rules, those for which the reference is built again, the tests that
  /// learners get, and the winning answers.
  ///
  /// Each answer that is drawn is tried with so many variants in its own place.
  public static func trials(
    of takeHome: TakeHome, times: Int = 1, sample: Sample = Sample()
  ) -> [Trial] {
    let starter = Trial(
      name: "\(takeHome.slug): the starter", expectation: .below(starterLimit),
      part: .folder("\(takeHome.folder)/Starter"))
    let reference = Trial(
      name: "\(takeHome.slug): the reference", expectation: .everything,
      part: .folder(takeHome.reference))
    var (switched, rules, planted): ([Trial], [Trial], [Trial]) = ([], [], [])
    for mutant in takeHome.mutants {
      guard let loses = mutant.loses else { continue }
      func trial(_ part: Part) -> Trial {
        Trial(name: "\(takeHome.slug): \(mutant.id)", expectation: .losing(loses), part: part)
      }
      if mutant.isSwitched {
        switched.append(trial(.switched(mutant)))
      } else if takeHome.rules.isSuperset(of: loses) {
        rules.append(trial(.rules(mutant)))
      } else {
        planted.append(trial(.planted(mutant)))
      }
    }
    let often = [starter, reference] + sample.draw(sample.switched, of: switched)
    return Array(repeating: often, count: max(1, times)).joined() + rules
      + sample.draw(sample.built, of: planted)
      + sample.draw(sample.built, of: tryouts(of: takeHome))
      + winning(of: takeHome, sample)
  }

  /// Answers as they are and with variants.
  private static func winning(of takeHome: TakeHome, _ sample: Sample) -> [Trial] {
    let all = answers(of: takeHome)
    return sample.draw(sample.answers, of: all).flatMap { name in
      // Answers that are drawn on one day, and an answer on the days that it is drawn, differ.
      var own = sample
      own.day = sample.day / max(1, all.count) + (all.firstIndex(of: name) ?? 0)
      let chosen = own.draw(sample.variants, of: Self.variants)
      // A variant that gets all points says as much of the answer as the answer itself.
      let variants: [Variant?] = sample.variants == nil || chosen.isEmpty ? [nil] + chosen : chosen
      return variants.map { variant in
        let title = "\(takeHome.slug): the answer \(name)"
        return Trial(
          name: variant.map { "\(title) with \($0.name)" } ?? title, expectation: .everything,
          part: .answer(name, variant))
      }
    }
  }

  /// The tests that learners get, each of which must prove what it is for.
  private static func tryouts(of takeHome: TakeHome) -> [Trial] {
    takeHome.lines.filter { $0.tryout != nil }.map { line in
      let defects = takeHome.mutants.filter {
        $0.isSwitched && ($0.loses ?? []).contains(line.id)
      }
      return Trial(
        name: "\(takeHome.slug): the try of \(line.id)",
        expectation: .finding(defects.map(\.id)), part: .tryout(line))
    }
  }

  /// The names of the answers of other designs than the reference's, all of which must win.
  private static func answers(of takeHome: TakeHome) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: "\(takeHome.folder)/\(winning)")
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension TakeHome {
  /// Its checks that are rules of the sources.
  fileprivate var rules: Set<String> {
    Set(safety.compactMap { if case .lint = $0.kind { $0.id } else { nil } })
  }
}
