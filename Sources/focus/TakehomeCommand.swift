import ArgumentParser

/// Take-home projects, from the brief to the score.
struct TakehomeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "takehome", abstract: "Begin take-home projects and have answers graded.",
    discussion: """
      Example:
        focus takehome list
        focus takehome start markets && focus takehome check markets
      """,
    subcommands: [
      TakehomeListCommand.self, TakehomeStartCommand.self, TakehomeCheckCommand.self,
      TakehomeVerifyCommand.self, TakehomeRunCommand.self, TakehomeAddCommand.self,
      TakehomeRemoveCommand.self,
    ])
}
