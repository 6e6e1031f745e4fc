import MarketsData
import MarketsDomain
import Testing

struct FlagProviderTests {
  @Test func `euros are not supported at first`() {
    #expect(FeatureFlag.supportEUR.key == "supportEUR")
    #expect(FeatureFlag.supportEUR.defaultValue == false)
    #expect(FeatureFlagProvider().getValue(flag: .supportEUR) == false)
  }

  @Test func `a flag has its own default until somebody says otherwise`() {
    let flag = FeatureFlag(key: "dark", defaultValue: true)
    let flags = FeatureFlagProvider()
    #expect(flags.getValue(flag: flag))
    flags.update(flag: flag, newValue: false)
    #expect(flags.getValue(flag: flag) == false)
  }

  @Test func `a provider may begin with values`() {
    let flags = FeatureFlagProvider(values: [.supportEUR: true])
    #expect(flags.getValue(flag: .supportEUR))
  }

  @Test func `one flag leaves another alone`() {
    let other = FeatureFlag(key: "other")
    let flags = FeatureFlagProvider()
    flags.update(flag: other, newValue: true)
    #expect(flags.getValue(flag: .supportEUR) == false)
    #expect(flags.getValue(flag: other))
  }

  @Test func `an observer sees the present value and every change, none twice in a row`() async {
    let flags = FeatureFlagProvider()
    let values = flags.observeFlagValue(flag: .supportEUR)
    for value in [false, true, true, false, false, true] {
      flags.update(flag: .supportEUR, newValue: value)
    }
    await watching(values) { seen in
      await eventually { seen.count >= 4 }
      await settle()
      #expect(seen.all == [false, true, false, true])
    }
  }

  @Test func `a change of another flag is no news`() async {
    let flags = FeatureFlagProvider()
    await watching(flags.observeFlagValue(flag: .supportEUR)) { seen in
      flags.update(flag: FeatureFlag(key: "other"), newValue: true)
      flags.update(flag: .supportEUR, newValue: true)
      await eventually { seen.count >= 2 }
      await settle()
      #expect(seen.all == [false, true])
    }
  }

  @Test func `a late observer begins with the present value, and leaving disturbs nobody`() async {
    let flags = FeatureFlagProvider()
    flags.update(flag: .supportEUR, newValue: true)
    await watching(flags.observeFlagValue(flag: .supportEUR)) { first in
      await watching(flags.observeFlagValue(flag: .supportEUR)) { second in
        await eventually { second.all == [true] }
      }
      flags.update(flag: .supportEUR, newValue: false)
      await eventually { first.all == [true, false] }
    }
  }

  @Test func `no update is lost among many threads`() async {
    let flags = FeatureFlagProvider()
    let many = (0..<200).map { FeatureFlag(key: "flag-\($0)") }
    await withTaskGroup { group in
      for flag in many { group.addTask { flags.update(flag: flag, newValue: true) } }
    }
    #expect(many.allSatisfy { flags.getValue(flag: $0) })
  }
}
