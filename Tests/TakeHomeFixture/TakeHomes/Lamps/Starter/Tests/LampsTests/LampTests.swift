import LampsDomain
import Testing

struct LampTests {
  @Test func aLampIsMade() { #expect(Lamp(isOn: true).isOn) }
}
