import Testing

@testable import LampsDomain

struct LampTests {
  @Test(arguments: [true, false]) func `a lamp is switched`(isOn: Bool) {
    #expect(Lamp(isOn: isOn).toggled().isOn == !isOn)
  }

  @Test func `a lamp is switched back`() {
    #expect(Lamp(isOn: true).toggled().toggled() == Lamp(isOn: true))
  }
}
