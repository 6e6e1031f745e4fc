import ArgumentParser

/// The tools of problem authors.
struct CatalogueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue", abstract: "Write, build and verify the problems, for their authors.",
    discussion: """
      Example:
        focus catalogue verify two-sum
      """,
    subcommands: [
      CatalogueNewCommand.self, CatalogueVerifyCommand.self, CatalogueForgeCommand.self,
      CatalogueBuildCommand.self,
    ])
}
