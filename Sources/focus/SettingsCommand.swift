import ArgumentParser

/// What the learner decides about the product.
struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "Show and change your settings.",
    discussion: """
      They are the same as on the settings page.

      Example:
        focus settings
        focus settings set daily-goal 3
      """,
    subcommands: [SettingsListCommand.self, SettingsSetCommand.self],
    defaultSubcommand: SettingsListCommand.self)
}
