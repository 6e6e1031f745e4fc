import AppFeature
import ArgumentParser
import Domain
import Foundation
import OnlineFeature
import SiteKit

/// Takes in what was exported.
struct ImportCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import a file that focus export wrote.",
    discussion: """
      Shows what would change; with --yes it is done, all of it or nothing. A copy of
      your data is saved first, and --undo restores it. Exit status 1 when something
      would change and wasn't confirmed.

      Example:
        focus import focus.json
        focus import focus.json --merge --yes
      """)

  @Argument(help: "The file.")
  var file: String?
  @Flag(help: "Add to what is here; where both have the same entry, the file wins. The default.")
  var merge = false
  @Flag(help: "Keep only what is in the file.")
  var replace = false
  @Flag(help: "Do it.")
  var yes = false
  @Flag(
    name: .customLong("with-outside"),
    help: "Also import settings that reach outside, such as the language model and LeetCode.")
  var withOutside = false
  @Flag(help: "Restore what was here before the last import.")
  var undo = false
  @OptionGroup var options: DataOptions

  func validate() throws {
    if merge, replace { throw ValidationError("Choose one of --merge and --replace.") }
    if undo, file != nil || merge || replace {
      throw ValidationError("--undo takes no file and no other option.")
    }
    if !undo, file == nil {
      throw ValidationError("Name the file, such as: focus import focus.json")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    guard let file else {
      try await Settings.undoImport(with: services)
      setting.console.print("The last import was undone. Undo again to bring it back.")
      return .done
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandError.unreadable(
        file: file, reason: "it doesn't exist, or you aren't allowed to read it")
    }
    let mode: ImportMode = replace ? .replace : .merge
    let preview = try await Settings.look(at: Array(data), mode: mode, with: services)
    setting.console.write(Settings.text(preview))
    if preview.isEmpty {
      setting.console.print("There is nothing to import.")
      return .done
    }
    guard yes else {
      setting.console.print("Nothing was changed. Do it: \(line(file, mode))")
      return .negative
    }
    try await Settings.takeIn(
      preview.file, mode: mode, isSure: true, takesOutside: withOutside, with: services)
    setting.console.print("Imported. Go back: focus import --undo")
    return .done
  }

  private func line(_ file: String, _ mode: ImportMode) -> String {
    "focus import \(file) --\(mode.rawValue) --yes"
  }
}
