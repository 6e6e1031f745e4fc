import LampsDomain
import LampsPresentation
import Testing

struct LampTests {
  @Test func `a lamp is switched`() {
    #expect(Lamp(isOn: false).toggled().isOn)
    #expect(!Lamp(isOn: true).toggled().isOn)
  }

  @Test func `a panel counts`() {
    let panel = Panel()
    #expect(PanelText.line(for: panel) == "All dark")
    panel.add(Lamp(isOn: true))
    #expect(panel.count == 1)
    #expect(PanelText.line(for: panel) == "1 lamp is on")
  }
}
