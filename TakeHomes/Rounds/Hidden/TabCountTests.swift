import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A3: the counts beside the tabs.
@MainActor @Suite struct TabCountTests {
  @Test func `every tab counts its rounds, whichever is selected`() async {
    let (list, _) = await Lab.loaded(Lab.someRounds)
    for index in 0..<5 {
      list.selectedTabIndex = index
      #expect(list.counts == [8, 2, 3, 1, 2])
    }
    #expect(list.count(forTab: -1) == 0)
    #expect(list.count(forTab: 5) == 0)
  }
}
