import ArgumentParser
import Features
import Foundation

/// The gate that a problem must pass to be shown.
struct CatalogueVerifyCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Put problems through the whole gate.",
    discussion: """
      Runs references, mutants and the starter of each problem, all of them without a slug. Exit
      status 1 when a problem does not pass.

      Example:
        focus catalogue verify two-sum coin-change
      """)

  @Argument(help: "The problems, such as two-sum (else all).")
  var slugs: [String] = []

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: nil)
    let settings = Authoring.Settings()
    // The catalogue's own code is trusted, so it may run where a learner's may not.
    let runner = container.runner(true, simultaneousJobs: settings.width)
    let content = container.installation.home.appending(path: "Content")
    let console = setting.console
    let (slugs, isSingle) = (slugs, slugs.count == 1)
    let reports = try await cancellingOnInterrupt {
      try await Authoring.verify(
        slugs, contentFolder: content, runner: runner, settings: settings
      ) { event in
        guard let line = Authoring.text(event, isQuiet: !isSingle) else { return }
        if case .step = event { console.error(line) } else { console.print(line) }
      }
    }
    console.print(Authoring.text(reports))
    return reports.allSatisfy(\.hasPassed) ? .done : .negative
  }
}
