import ArgumentParser

/// Hidden tests that the learner takes for wrong.
struct ReportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reports", abstract: "Report a hidden test that you think is wrong.",
    discussion: """
      Both references judge a reported test again. It is left out of your verdicts
      if they disagree, if its input breaks a constraint, or if you insist; every
      verdict then says so.

      Example:
        focus reports
        focus reports add two-sum --case 7 --reason "The answer is not unique."
      """,
    subcommands: [ReportsListCommand.self, ReportsAddCommand.self, ReportsRemoveCommand.self],
    defaultSubcommand: ReportsListCommand.self)
}
