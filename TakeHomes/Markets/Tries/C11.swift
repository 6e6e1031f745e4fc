import Testing

@testable import MarketsData
@testable import MarketsDomain

struct ObservedFlagTests {
  /// The first update changes nothing, so the observer must not be notified.
  @Test func `an observer gets the present value and then changes alone`() async {
    let flag = FeatureFlag(key: "dark", defaultValue: true)
    let flags = FeatureFlagProvider()
    #expect(flags.getValue(flag: flag))
    var values = flags.observeFlagValue(flag: flag).makeAsyncIterator()
    #expect(await values.next() == true)
    flags.update(flag: flag, newValue: true)
    flags.update(flag: flag, newValue: false)
    #expect(await values.next() == false)
  }
}
