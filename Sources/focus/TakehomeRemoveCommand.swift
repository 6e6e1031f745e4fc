import ArgumentParser
import Domain
import InterviewsFeature
import SiteKit

/// A pack is taken away again.
struct TakehomeRemoveCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove an added project and its pack.",
    discussion: """
      Your answers and their reports stay, and so do the projects that come with Focus.

      Example:
        focus takehome remove cellar --yes
      """)

  @Argument(help: "The project, or its pack.")
  var app: String
  @Flag(help: "Do it.")
  var yes = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let services = try container.takeHomeServices(grades: false)
    let pack = try TakeHomePack.name(app, with: services)
    let names = try services.takeHomes.all()
      .filter { TakeHomePack.name(of: $0, packs: services.takeHomes.packs) == pack }.map(\.name)
    let what = names.isEmpty ? "The pack \(pack)" : names.joined(separator: ", ")
    guard yes else {
      setting.console.print(
        "\(what) would be removed. Do it: focus takehome remove \(app) --yes")
      return .negative
    }
    try TakeHomePack.remove(pack, data: container.installation.data)
    setting.console.print("\(what) is removed.")
    return .done
  }
}
