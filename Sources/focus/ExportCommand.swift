import ArgumentParser
import Features
import Foundation

/// All data as one file.
struct ExportCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all your data into one file.",
    discussion: """
      One JSON file with all you wrote and did; the log and secrets stay out.

      Example:
        focus export focus.json
      """)

  @Argument(help: "The file to write; - for standard output.")
  var file: String
  @Flag(help: "Replace a file that is there.")
  var force = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    let (_, bytes) = try await Settings.export(with: services)
    guard file != "-" else {
      setting.console.writeBytes(bytes, false)
      return .done
    }
    do {
      let options: Data.WritingOptions = force ? .atomic : .withoutOverwriting
      try Data(bytes).write(to: URL(filePath: file), options: options)
    } catch {
      if !force, FileManager.default.fileExists(atPath: file) {
        throw CommandError.wouldOverwrite(file: file)
      }
      throw CommandError.unwritable(file: file, reason: "its folder is missing or not allowed")
    }
    setting.console.print("Your data is in \(file). Take it in elsewhere: focus import \(file)")
    return .done
  }
}
