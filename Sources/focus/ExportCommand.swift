import AppFeature
import ArgumentParser
import Foundation
import SiteKit

/// All data as one file.
struct ExportCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all your data to one file.",
    discussion: """
      One JSON file with everything you wrote and did; the log and secrets are left out.

      Example:
        focus export focus.json
      """)

  @Argument(help: "The file to write; - for standard output.")
  var file: String
  @Flag(help: "Replace an existing file.")
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
      try WholeFile.write(Data(bytes), to: URL(filePath: file), replaces: force)
    } catch {
      throw CommandError(error, writing: file)
    }
    setting.console.print("Your data is in \(file). Import it elsewhere: focus import \(file)")
    return .done
  }
}
