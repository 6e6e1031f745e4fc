import Testing

@testable import LampsDomain

struct PanelTests {
  @Test func `only lamps that are on count`() {
    let panel = Lab.panel(lit: 2)
    panel.add(Lamp(isOn: false))
    #expect(panel.count == 2)
  }
}
