import LampsViews
import Testing

struct PanelViewTests {
  @Test func `a panel says its line`() {
    #expect(render(Lab.panel(lit: 0)).contains("All dark"))
    #expect(render(Lab.panel(lit: 1)).contains("1 lamp is on"))
  }
}
