import ArgumentParser

/// The root of all commands.
struct FocusCommand: ParsableCommand {
  static let version = "0.2.0"

  static let configuration = CommandConfiguration(
    commandName: "focus",
    abstract: "The interview gym that you own.",
    discussion: """
      Solve algorithm problems on the page or in your own editor, against tests that can be trusted.

      Example:
        focus new two-sum && focus test two-sum two-sum.swift
      """,
    version: version,
    subcommands: [
      ServeCommand.self, OpenCommand.self, TodayCommand.self, PlanCommand.self,
      ProblemsCommand.self, NewCommand.self,
      RunCommand.self, TestCommand.self, SubmitCommand.self, TraceCommand.self, ReportsCommand.self,
      ReviewCommand.self,
      TimerCommand.self, StatsCommand.self, HabitsCommand.self, WidgetCommand.self,
      SyncCommand.self, LoginCommand.self, SettingsCommand.self, LogCommand.self,
      ExportCommand.self, ImportCommand.self,
      DrillCommand.self, TakehomeCommand.self, DoctorCommand.self,
      CatalogueCommand.self, StubCommand.self,
    ])
}
