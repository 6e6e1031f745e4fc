import ArgumentParser

/// The focus timer, which the page shows too.
struct TimerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timer", abstract: "Show and control the focus timer.",
    discussion: """
      The page at /focus shows the same timer. Without a subcommand it is shown; in a
      terminal it is followed until it ends or you press Ctrl-C, which leaves it running.

      Example:
        focus timer start --minutes 25 --problem two-sum
        focus timer
        focus timer pause
      """,
    subcommands: [
      TimerShowCommand.self, TimerStartCommand.self, TimerPauseCommand.self,
      TimerResumeCommand.self, TimerEndCommand.self, TimerSkipCommand.self,
    ],
    defaultSubcommand: TimerShowCommand.self)
}
