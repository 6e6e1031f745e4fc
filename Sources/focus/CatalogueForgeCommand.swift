import ArgumentParser
import AuthoringFeature
import Domain
import Foundation
import SiteKit

/// New hidden cases that find what today's miss.
struct CatalogueForgeCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "forge", abstract: "Propose hidden cases that find surviving mutants.",
    discussion: """
      Takes the mutants that no hidden case finds, from mutants/ or planted into fast.py,
      and tries small and seeded inputs on them. Inputs on which one differs from
      fast.swift are made small, and the fewest that find all are printed. When nothing
      survives, it looks for a second case for mutants that only one case finds. The mutant
      slow needs a large case, which only its author can choose. Exit status 1 when a
      mutant is left without a case.

      With --into the mistakes are planted into another author's solution, in Python: how
      many of them do the hidden cases find?

      With --ai the cases come from the language model of your settings, or of the
      options (its key in FOCUS_AI_KEY), or else from this machine's own forge. Each
      is taken only if it is valid, both references agree on its answer, and it finds
      a surviving mutant or covers an edge that no case covers; the others are
      printed with the reason. Exit status 1 when none is taken.

      Example:
        focus catalogue forge two-sum
        focus catalogue forge two-sum --seed 7 --add
        focus catalogue forge two-sum --into theirs.py --json
        focus catalogue forge two-sum --ai --ai-service openai \\
          --ai-address http://127.0.0.1:11434/v1 --ai-model qwen3:8b
      """)

  @Argument(help: "The problem, such as two-sum.")
  var slug: String

  @Option(help: "The seed of the random inputs.")
  var seed: UInt64 = 1

  @Option(help: "Plant the mistakes into this correct solution in Python.", completion: .file())
  var into: String?

  @Flag(help: "Have a language model, or the offline forge, propose the cases.")
  var ai = false

  @OptionGroup var model: ModelOptions

  @Flag(help: "Add the proposals to tests.json, after its last case.")
  var add = false

  @Flag(help: "Print what was found as JSON.")
  var json = false

  func validate() throws {
    if !ai, model.isGiven { throw ValidationError("--ai-… options need --ai.") }
    if ai, into != nil { throw ValidationError("--into and --ai can't be combined.") }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: model.data)
    return ai ? try await propose(container, setting) : try await forge(container, setting)
  }

  private func forge(_ container: AppContainer, _ setting: Setting) async throws -> ExitStatus {
    let content = content(of: container)
    let settings = settings(container)
    let other = try into.map { path in
      let file = try SourceFile(path, language: Language.python.rawValue, in: setting)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return Solution(
        name: name.hasSuffix(".py") ? String(name.dropLast(3)) : name, language: .python,
        source: file.source)
    }
    // The catalogue's own code is trusted, so it may run where a learner's may not.
    let runner = container.runner(true, simultaneousJobs: settings.width)
    let line = ProgressLine(console: setting.console)
    var forging = try await cancellingOnInterrupt { [slug] in
      defer { line.clear() }
      return try await Authoring.forge(
        slug, contentFolder: content, runner: runner, settings: settings, planting: other
      ) { step in
        line.show("\(slug): \(step)…")
      }
    }
    if add { try Authoring.add(&forging, contentFolder: content) }
    setting.console.print(json ? try Authoring.json(forging) : Authoring.text(forging))
    return forging.unmatched.isEmpty ? .done : .negative
  }

  private func propose(_ container: AppContainer, _ setting: Setting) async throws -> ExitStatus {
    let content = content(of: container)
    let settings = settings(container)
    let services = try container.servicesWithoutRunner()
    let provider = try await model.provider(setting.environment, with: services)
    let runner = container.runner(true, simultaneousJobs: settings.width)
    let line = ProgressLine(console: setting.console)
    var proposing = try await cancellingOnInterrupt { [slug] in
      defer { line.clear() }
      return try await Authoring.propose(
        slug, contentFolder: content, runner: runner, settings: settings, provider: provider
      ) { step in
        line.show("\(slug): \(step)…")
      }
    }
    if add { try Authoring.add(&proposing, contentFolder: content) }
    setting.console.print(json ? try Authoring.json(proposing) : Authoring.text(proposing))
    return proposing.accepted.isEmpty ? .negative : .done
  }

  private func content(of container: AppContainer) -> URL {
    container.installation.home.appending(path: "Content")
  }

  private func settings(_ container: AppContainer) -> Authoring.Settings {
    Authoring.Settings(seed: seed, mutator: container.installation.mutator)
  }
}
