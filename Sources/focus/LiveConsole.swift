import LiveAppsFeature
import SiteKit

/// Shows an app as text, and takes what is typed line by line.
@MainActor struct LiveConsole {
  let session: LiveSession
  let setting: Setting

  func run(from source: String) async {
    let console = setting.console
    await session.settle()
    console.print(source)
    console.write(session.app.text())
    console.print("Type help for what you can do here; quit ends it.")
    if setting.isTyped { console.write("> ") }
    for await line in setting.lines() {
      if !setting.isTyped { console.print("> \(line)") }
      guard await take(LiveLine(line)) else { return }
      if setting.isTyped { console.write("> ") }
    }
  }

  /// False when the line ends it.
  private func take(_ line: LiveLine) async -> Bool {
    switch line.verb {
    case "": break
    case "quit", "exit", "q": return false
    case "help", "?": help()
    default:
      guard let event = session.app.event(line: line) else {
        setting.console.print(
          "“\(line.verb)” isn't a command here, or it needs something else. Type help.")
        return true
      }
      let isKnown = session.handle(event)
      guard isKnown else {
        setting.console.print("This page doesn't exist.")
        return true
      }
      await session.settle()
      setting.console.write(session.app.text())
    }
    return true
  }

  private func help() {
    let commands = session.app.commands + [("quit", "ends it")]
    let width = commands.map(\.line.count).max() ?? 0
    for command in commands {
      let gap = String(repeating: " ", count: width - command.line.count + 2)
      setting.console.print(command.line + gap + command.meaning)
    }
  }
}
