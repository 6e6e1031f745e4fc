import ArgumentParser

/// A command that gets its world handed in, so that tests can give it another.
protocol FocusSubcommand: ParsableCommand {
  func perform(in setting: Setting) async throws -> ExitStatus
}
