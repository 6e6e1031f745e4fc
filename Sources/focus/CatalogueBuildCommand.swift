import ArgumentParser
import Catalogue
import Foundation

/// The files that the server reads, from the problems' folders.
struct CatalogueBuildCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the catalogue from the problems' folders.",
    discussion: """
      A folder that cannot be read is named and left out; the others are built. Exit status 1 then.

      Example:
        focus catalogue build
      """)

  func perform(in setting: Setting) async throws -> ExitStatus {
    let home = try Installation(in: setting, data: nil).home
    let build = try buildCatalogue(contentFolder: home.appending(path: "Content"))
    for trouble in build.broken { setting.console.error("\(trouble)") }
    let written = build.written.count
    setting.console.print(
      "\(build.problems.count) problems; "
        + (written == 0 ? "nothing changed." : "\(written) files written."))
    return build.broken.isEmpty ? .done : .negative
  }
}
