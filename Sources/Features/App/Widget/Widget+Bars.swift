import Domain
import Foundation
import SiteKit

extension Widget {
  /// The text that xbar, SwiftBar, Argos and Kargos read: a title, then the lines of a menu.
  ///
  /// `origin` is where the server answers, without a slash at its end. Source: xbar's plugin guide.
  public static func xbar(_ model: Model, origin: String) -> String {
    func item(_ text: String, to path: SitePath) -> String {
      "\(menuText(text)) | href=\(origin)\(path)"
    }
    var lines = [menuText("Focus \(model.short)"), "---"]
    lines.append(item(model.headline, to: .home))
    lines.append(menuText(model.status))
    lines += model.notice.map { [menuText($0)] } ?? []
    if !model.problems.isEmpty { lines.append("---") }
    lines += model.problems.map { item(line($0), to: $0.path) }
    if !model.tomorrow.isEmpty { lines += ["---", "Tomorrow"] }
    lines += model.tomorrow.map { "--" + item(line($0), to: $0.path) }
    lines.append("---")
    lines += model.figures.map { menuText("\($0.label): \($0.value)") }
    lines += ["---", item("Open Focus", to: .home), "Refresh | refresh=true"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The one line of JSON that waybar reads (`"return-type": "json"`).
  ///
  /// Source: waybar's manual, module custom.
  public static func waybar(_ model: Model) -> String {
    let tooltip =
      [model.headline, model.status] + (model.notice.map { [$0] } ?? [])
      + model.problems.map(line) + model.figures.map { "\($0.label): \($0.value)" }
    let classes = [model.state.rawValue] + (model.isSyncing ? ["syncing"] : [])
    return Value.object([
      "text": .string(pango("Focus \(model.short)")),
      "tooltip": .string(pango(tooltip.joined(separator: "\n"))),
      "class": .array(classes.map(Value.string)),
      "percentage": .int(Int((model.fraction * 100).rounded())),
    ]).json + "\n"
  }

  /// A line of a menu: a `|` would begin its parameters, a line end another line, dashes a submenu.
  private static func menuText(_ text: String) -> String {
    let line = text.map { likeness[$0] ?? ($0.isNewline ? " " : $0) }
    return (line.first == "-" ? "\u{200B}" : "") + String(line)
  }

  /// What stands for a sign that may not: Argos reads markup, and xbar no escapes of it.
  private static let likeness: [Character: Character] = ["|": "¦", "&": "+", "<": "‹", ">": "›"]

  private static func pango(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
