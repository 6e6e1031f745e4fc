import ArgumentParser

/// Interview questions, asked and listed.
struct DrillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drill", abstract: "Answer interview questions, compare, and grade yourself.",
    discussion: """
      Example:
        focus drill --topic markets
        focus drill list
        focus drill mock
        focus drill loop
      """,
    subcommands: [
      DrillAskCommand.self, DrillListCommand.self, DrillMockCommand.self, DrillLoopCommand.self,
      DrillVerifyCommand.self,
    ],
    defaultSubcommand: DrillAskCommand.self)
}
