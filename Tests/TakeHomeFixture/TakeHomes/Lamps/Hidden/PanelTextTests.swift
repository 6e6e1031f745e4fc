import LampsPresentation
import Testing

@testable import LampsDomain
@testable import LampsWatt

struct PanelTextTests {
  @Test(arguments: [(0, "All dark"), (1, "1 lamp is on"), (3, "3 lamps are on")])
  func `a panel says how many are on`(count: Int, line: String) {
    #expect(PanelText.line(for: Lab.panel(lit: count)) == line)
    #expect(Lamp(isOn: false).toggled().isOn)
    #expect(Watt.least == 1)
  }
}
