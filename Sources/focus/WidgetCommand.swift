import AppFeature
import ArgumentParser
import Domain
import Foundation
import SiteKit

/// The day in small, for the terminal, the desktop and the phone.
struct WidgetCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "widget", abstract: "Show your day in brief, in a format for other programs.",
    discussion: """
      Formats: text, json, xbar (also SwiftBar, Argos, Kargos), waybar, svg, ical, and two programs \
      that fetch your day with a key: scriptable (iPhone) and ubersicht (Mac). The key reads your day and \
      your calendar, nothing else; make another or revoke it on the page /widget/access.

      --service writes the files by which systemd or launchd serves Focus at log-in and reminds you at \
      the times of your settings.

      Example:
        focus widget --format waybar
        focus widget --service systemd
      """)

  @Option(help: "The form: \(WidgetCommand.names(Widget.Format.self)).")
  var format: String?
  @Option(
    help: "The server's address for the programs that fetch, such as http://192.168.1.5:8080.")
  var address: String?
  @Option(help: "Print what to remind you of: study or habits; nothing if all is done.")
  var reminder: String?
  @Option(help: "Write files for systemd or launchd.")
  var service: String?
  @Option(help: "The folder for those files (default: where the system looks for them).")
  var output: String?
  @OptionGroup var options: DataOptions

  func validate() throws {
    let chosen = [format, reminder, service].compactMap(\.self)
    if chosen.count > 1 {
      throw ValidationError("Choose one of --format, --reminder and --service.")
    }
    if output != nil, service == nil { throw ValidationError("--output needs --service.") }
    if let address, Self.origin(address) == nil {
      throw ValidationError("--address must look like http://192.168.1.5:8080.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    if let service {
      let manager: StartupFiles.Manager = try Self.named(service, "service manager")
      return try await write(manager, in: setting)
    }
    let container = try AppContainer(in: setting, data: options.data)
    let services = try container.servicesWithoutRunner()
    if let reminder {
      let reminder: Widget.Reminder = try Self.named(reminder, "reminder")
      let data = await present(with: services, in: setting)
      if let words = Widget.words(reminder, data) { setting.console.print(words) }
      return .done
    }
    let format: Widget.Format = try format.map { try Self.named($0, "form") } ?? .text
    setting.console.write(
      try await text(format, with: services, in: container.installation, setting))
    return .done
  }

  private func text(
    _ format: Widget.Format, with services: Services, in installation: Installation,
    _ setting: Setting
  ) async throws -> String {
    switch format {
    case .scriptable, .ubersicht:
      return try script(format, in: installation, setting)
    case .ical: return Widget.calendar(try await Widget.schedule(with: services)).text
    case .json:
      return try WidgetDataWriter.json(await present(with: services, in: setting))
    case .text, .xbar, .waybar, .svg:
      let model = Widget.Model(await present(with: services, in: setting))
      switch format {
      case .xbar: return Widget.xbar(model, origin: origin(installation))
      case .waybar: return Widget.waybar(model)
      case .svg:
        let style = try Widget.cardStyle(in: installation.publicFolder)
        return WidgetCard(model, style: style).svg
      default: return Widget.text(model)
      }
    }
  }

  /// The day as it can be told; a bar must show something whatever happens.
  private func present(with services: Services, in setting: Setting) async -> WidgetData {
    let (data, trouble) = await Widget.present(with: services)
    if let trouble {
      setting.console.error(
        "Your day couldn't be worked out; this is the last known state. \(trouble)")
    }
    return data
  }

  /// A program that fetches the data; makes the key if there is none.
  private func script(
    _ format: Widget.Format, in installation: Installation, _ setting: Setting
  ) throws -> String {
    let key = WidgetKey(folder: installation.data)
    if key.text == nil {
      setting.console.error("A key for the widget was made; it can only read your day.")
    }
    let text = try key.text ?? key.renew()
    let origin = origin(installation)
    if address == nil, format == .scriptable {
      setting.console.error(
        "On a phone, \(origin) is the phone itself. Serve to your network (focus serve --host "
          + "0.0.0.0) and give this machine's address: --address http://192.168.1.5:8080")
    }
    return try Widget.script(
      format, address: origin + SitePath.widget(.json(key: text)).description,
      publicFolder: installation.publicFolder)
  }

  private func origin(_ installation: Installation) -> String {
    address.flatMap(Self.origin) ?? ServerAddress(folder: installation.data).known
      ?? "http://127.0.0.1:8080"
  }
}

extension WidgetCommand {
  /// An address without a path; nil for anything that is more, or could end a quoted text.
  private static func origin(_ address: String) -> String? {
    let bare = address.hasSuffix("/") ? String(address.dropLast()) : address
    guard let scheme = ["http://", "https://"].first(where: bare.hasPrefix) else { return nil }
    let rest = bare.dropFirst(scheme.count)
    let isName = rest.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-.:[]".contains($0))
    }
    return rest.isEmpty || !isName ? nil : bare
  }

  static func names<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> String {
    Choice.allCases.map(\.rawValue).joined(separator: ", ")
  }

  static func named<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ kind: String
  ) throws -> Choice {
    guard let choice = Choice(rawValue: name.lowercased()) else {
      throw CommandError.unknownName(
        kind: kind, name: name, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}
