import ArgumentParser
import Catalogue
import Domain
import Foundation
import InterviewsFeature
import SiteKit

/// A teacher's own projects, beside Focus's.
struct TakehomeAddCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add your own take-home projects, or a teacher's.",
    discussion: """
      A pack is a folder laid out as Documentation/TakeHomes.md says: TakeHomes/NAME with
      takehome.yml, brief, starter, reference and hidden tests, and Content/drill where it has
      cards. It is verified like Focus's own projects (focus takehome verify --help), in the
      jail, and added only when every part passes; that takes minutes. After that, its projects
      appear next to the others for everyone who uses this data folder.

      Example:
        focus takehome add ~/teaching/cellar
        focus takehome add ~/teaching/cellar --switched 4 --built 2
      """)

  @Argument(help: ArgumentHelp("The folder that contains TakeHomes.", valueName: "folder"))
  var folder: String
  @OptionGroup var scope: VerifyOptions
  @OptionGroup var options: DataOptions

  func validate() throws {
    guard scope.only == nil else {
      throw ValidationError(
        "--only works only with focus takehome verify: a pack is added as a whole.")
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
      setting.console.print("\(names) wasn't added: fix what failed, and add it again.")
      return .negative
    }
    try pack.place()
    setting.console.print("\(names) is added. Begin it: focus takehome start \(projects[0].slug)")
    return .done
  }
}
