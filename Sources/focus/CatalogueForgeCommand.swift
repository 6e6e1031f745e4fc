import ArgumentParser
import Features
import Foundation

/// New hidden cases that find what today's miss.
struct CatalogueForgeCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "forge", abstract: "Propose hidden cases that find surviving mutants.",
    discussion: """
      Looks among small and seeded inputs for ones on which a mutant that no hidden
      case finds, of mutants/ or planted into fast.py, differs from fast.swift, makes
      them small, and prints as few as find all. When nothing survives: a second case
      for what a single one finds. The mutant slow wants a large case, which only its
      author can choose. Exit status 1 when a mutant is left without a case.

      Example:
        focus catalogue forge two-sum
        focus catalogue forge two-sum --seed 7 --add
      """)

  @Argument(help: "The problem, such as two-sum.")
  var slug: String

  @Option(help: "What the random inputs are drawn by.")
  var seed: UInt64 = 1

  @Flag(help: "Write the proposals into tests.json, behind its last case.")
  var add = false

  @Flag(help: "Print what was found as JSON.")
  var json = false

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: nil)
    let content = container.installation.home.appending(path: "Content")
    let settings = Authoring.Settings(seed: seed, mutator: container.installation.mutator)
    // The catalogue's own code is trusted, so it may run where a learner's may not.
    let runner = container.runner(true, simultaneousJobs: settings.width)
    let line = ProgressLine(console: setting.console)
    var forging = try await cancellingOnInterrupt { [slug] in
      defer { line.clear() }
      return try await Authoring.forge(
        slug, contentFolder: content, runner: runner, settings: settings
      ) { step in
        line.show("\(slug): \(step)…")
      }
    }
    if add { try Authoring.add(&forging, contentFolder: content) }
    setting.console.print(json ? try Authoring.json(forging) : Authoring.text(forging))
    return forging.unmatched.isEmpty ? .done : .negative
  }
}
