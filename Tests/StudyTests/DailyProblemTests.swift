import Domain
import Study
import Testing

@Suite struct DailyProblemTests {
  @Test(arguments: [1, 2, 3, 4, 8, 101, 220])
  func `each comes once before one comes again`(count: Int) {
    for start in [-1000, 0, 20_000] {
      let places = (start..<start + count).compactMap {
        DailyProblem.place(on: CivilDate(daysSinceEpoch: $0), of: count)
      }
      #expect(Set(places) == Set(0..<count))
    }
  }

  @Test func `an empty catalogue has none`() {
    #expect(DailyProblem.place(on: CivilDate(daysSinceEpoch: 5), of: 0) == nil)
  }

  @Test func `neighbours of the catalogue are days apart`() {
    let places = (0..<219).compactMap {
      DailyProblem.place(on: CivilDate(daysSinceEpoch: $0), of: 220)
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) > 20 })
  }
}
