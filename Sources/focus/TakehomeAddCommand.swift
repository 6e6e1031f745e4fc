import ArgumentParser
import Catalogue
import Domain
import Features
import Foundation

/// A teacher's own projects, beside Focus's.
struct TakehomeAddCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add take-home projects of your own, or of a teacher.",
    discussion: """
      A pack is a folder laid out as Documentation/TakeHomes.md says: TakeHomes/NAME with
      takehome.yml, brief, starter, reference and hidden tests, and Content/drill where it has
      cards. It is verified as Focus's own projects are (focus takehome verify --help), in the
      jail, and added only when every part passes; that takes minutes. Then everyone who uses
      this data folder finds its projects beside the others.

      Example:
        focus takehome add ~/teaching/cellar
        focus takehome add ~/teaching/cellar --switched 4 --built 2
      """)

  @Argument(help: ArgumentHelp("The folder that holds TakeHomes.", valueName: "folder"))
  var folder: String
  @OptionGroup var scope: VerifyOptions
  @OptionGroup var options: DataOptions

  func validate() throws {
    guard scope.only == nil else {
      throw ValidationError("--only goes with focus takehome verify: a pack is added as a whole.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let data = container.installation.data
    let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    let pack = try TakeHomePack(
      copying: URL(filePath: folder, relativeTo: here).absoluteURL, data: data)
    defer { pack.discard() }
    var services = try container.takeHomeServices(grades: true, isPack: true)
    let others = services.takeHomes
    services.takeHomes = .live(home: container.installation.home, packs: pack.folder)
    let projects = try pack.projects(services.takeHomes, beside: others)
    var verifier = TakehomeVerifier(scope, console: setting.console)
    for takeHome in projects { try await verifier.verify(takeHome, with: services) }
    verifier.tellSum()
    let names = projects.map(\.name).joined(separator: ", ")
    guard verifier.failed == 0 else {
      setting.console.print("\(names) was not added: mend what failed, and add it again.")
      return .negative
    }
    try pack.place()
    setting.console.print("\(names) is added. Begin it: focus takehome start \(projects[0].slug)")
    return .done
  }
}
