import ArgumentParser
import Domain

extension Main {
  /// Runs a command line and gives its exit status.
  static func run(_ arguments: [String], in setting: Setting) async -> Int32 {
    let status = await perform(arguments, in: setting)
    await setting.opened.refreshWidget()
    return status
  }

  private static func perform(_ arguments: [String], in setting: Setting) async -> Int32 {
    do {
      if let error = unknownCommand(in: arguments) { throw error }
      var command = try FocusCommand.parseAsRoot(arguments)
      if let command = command as? any FocusSubcommand {
        return try await command.perform(in: setting).rawValue
      }
      try command.run()
      return ExitStatus.done.rawValue
    } catch let error as any UserFacingError {
      return tell(error, on: setting.console)
    } catch is CancellationError {
      return tell(CommandError.interrupted, on: setting.console)
    } catch {
      let text = FocusCommand.fullMessage(for: error)
      switch FocusCommand.exitCode(for: error) {
      // Help and version come as errors too.
      case .success:
        setting.console.print(text)
        return ExitStatus.done.rawValue
      case .validationFailure:
        setting.console.error(text)
        return ExitStatus.wrongUsage.rawValue
      default:
        setting.console.error(text)
        return ExitStatus.failed.rawValue
      }
    }
  }

  private static func tell(_ error: any UserFacingError, on console: Console) -> Int32 {
    console.error(error.description)
    return ExitStatus(error).rawValue
  }

  /// What is wrong with the first words, if they name a command that does not exist.
  private static func unknownCommand(in arguments: [String]) -> CommandError? {
    var command: any ParsableCommand.Type = FocusCommand.self
    for word in arguments {
      let commands = command.configuration.subcommands
      if commands.isEmpty || word.hasPrefix("-") || word == "help" { return nil }
      guard let next = commands.first(where: { $0.configuration.commandName == word }) else {
        let known = commands.compactMap { $0.configuration.commandName }
        return .unknownName(kind: "command", name: word, known: known)
      }
      command = next
    }
    return nil
  }
}
