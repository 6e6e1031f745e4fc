@testable import LampsDomain

enum Lab {
  static func panel(lit: Int) -> Panel {
    let panel = Panel()
    for _ in 0..<lit { panel.add(Lamp(isOn: true)) }
    return panel
  }
}
