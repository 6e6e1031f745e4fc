import ArgumentParser
import AuthoringFeature
import Catalogue
import Foundation

/// The files that the server reads, from the problems' folders.
struct CatalogueBuildCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the catalogue from the problems' folders.",
    discussion: """
      A folder that can't be read is reported and left out; the others are built. Exit status 1
      when there are no problems at all.

      Example:
        focus catalogue build
      """)

  func perform(in setting: Setting) async throws -> ExitStatus {
    let home = try Installation(in: setting, data: nil).home
    let build = try buildCatalogue(contentFolder: home.appending(path: "Content"))
    var lines = Authoring.text(build).split(separator: "\n").map(String.init)
    setting.console.print(lines.removeFirst())
    for line in lines { setting.console.error(line) }
    return build.problems.isEmpty ? .negative : .done
  }
}
