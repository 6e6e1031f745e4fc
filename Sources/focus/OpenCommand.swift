import ArgumentParser
import Web

/// An address with a valid token.
struct OpenCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Print and open an address that signs in your browser.",
    discussion: """
      The server must be running (focus serve).

      Example:
        focus open
      """)

  @OptionGroup var options: DataOptions
  @Flag(name: .customLong("no-open"), help: "Print the address only.")
  var isQuiet = false

  func perform(in setting: Setting) async throws -> ExitStatus {
    let folder = try Installation(in: setting, data: options.data).data
    guard let origin = ServerAddress(folder: folder).known else { throw CommandError.noServer }
    let address = try AccessToken(folder: folder).signInAddress(origin: origin)
    setting.console.print(address)
    if !isQuiet { setting.openBrowser(address) }
    return .done
  }
}
