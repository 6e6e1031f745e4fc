import Foundation
import RoundsBridge
import RoundsData
import RoundsDomain
import Testing

struct CSVTests {
  private static let head = "id,name,date,distance_m,status,score,arrows_per_end,ends,arrows\n"

  @Test func `rounds come back as they went`() throws {
    let rounds = BundledRounds.rounds(before: Date(timeIntervalSince1970: 1_763_900_000))
    let reading = CSVReading(try RoundCSV.text(rounds))
    #expect(reading.rounds == rounds)
    #expect(reading.problems.isEmpty)
    #expect(Set(rounds.map(\.status.name)).count == 4)
  }

  @Test func `a round is one line, with quotes where they are needed`() throws {
    let round = Round.sample(
      7, .bridged("IN_PROGRESS"), score: 19, arrows: [.x, .nine, .miss, .ten])
    var odd = round
    odd.name = "a \"b\", c"
    #expect(
      try RoundCSV.text([odd])
        == Self.head
        + "7,\"a \"\"b\"\", c\",2025-11-23T12:13:20.000Z,70,IN_PROGRESS,19,3,2,X 9 M|10\n")
  }

  @Test(arguments: [
    ("", "Line 1: The text is empty; the first line names the columns."),
    ("name,score\nA,1\n", "Line 1: The first line names no column date, distance_m, status."),
    (
      head + "1,A,2025-02-30,70,PAUSED,,,,\n",
      "Line 2: “2025-02-30” is no date; write 2025-11-23 or 2025-11-23T14:05:00Z."
    ),
    (head + "\n\n1,,2025-02-03,70,PAUSED,,,,\n", "Line 4: The round has no name."),
    (head + "1,A,2025-02-03,far,PAUSED,,,,\n", "Line 2: “far” is no distance_m."),
    (head + "1,A,2025-02-03,0,PAUSED,,,,\n", "Line 2: “0” is no distance_m."),
    (
      head + "1,A,2025-02-03,70,DONE,,,,\n",
      "Line 2: “DONE” is no status; there are PLANNED, IN_PROGRESS, PAUSED, COMPLETED."
    ),
    (head + "1,A,2025-02-03,70,PAUSED,-1,,,\n", "Line 2: “-1” is no score."),
    (head + "1,A,2025-02-03,70,PAUSED,,0,,\n", "Line 2: “0” is no arrows_per_end."),
    (head + "one,A,2025-02-03,70,PAUSED,,,,\n", "Line 2: “one” is no number."),
    (
      head + "1,A,2025-02-03,70,PAUSED,,,,X 11\n",
      "Line 2: “11” is no arrow; there are X, 10 to 1, and M."
    ),
    (
      head + "1,A,2025-02-03,70,PAUSED,20,,,X 9\n",
      "Line 2: The score is 20, but the arrows are 19 together."
    ),
    (
      head + "1,A,2025-02-03,70,PAUSED,28,1,2,X 9 9\n",
      "Line 2: There are 3 arrows, but the round has 2."
    ),
    (
      head + "1,A,2025-02-03,70,PAUSED,21,1,2,\n",
      "Line 2: The score is 21, but 2 arrows are 20 at most."
    ),
    (head + "1,\"A,2025-02-03,70,PAUSED,20,,,X 9\n", "Line 2: A quotation mark is never closed."),
  ])
  func `what is wrong is said with its line`(_ text: String, _ problem: String) {
    let reading = CSVReading(text)
    #expect(reading.problems.map { "\($0)" } == [problem])
    #expect(reading.rounds.isEmpty)
  }

  @Test func `lines that are right are read beside those that are not`() {
    let reading = CSVReading(
      Self.head
        + "1,A,2025-02-03,70,paused,,,,\r\n1,B,2025-02-03,70,PAUSED,,,,\r\n,C,2025-02-03,70,PLANNED,,,,\n"
        + "\"4\",\"D\nd\",2025-02-03,70,PLANNED,,,,\n5,E,?,70,PLANNED,,,,\n", lastID: 10)
    #expect(reading.rounds.map(\.id) == [1, 11, 4])
    #expect(reading.rounds.map(\.name) == ["A", "C", "D\nd"])
    #expect(reading.problems.map(\.line) == [3, 7])
  }

  @Test func `columns may stand in any order, and others are left aside`() {
    let reading = CSVReading(
      "\u{FEFF}Status, weather ,DATE,name,distance_m\nPLANNED,sun,2025-02-03,A,18\n")
    #expect(reading.problems.isEmpty)
    #expect(reading.rounds.map(\.id) == [1])
    #expect(reading.rounds.map(\.distanceMetres) == [18])
    #expect(reading.rounds.map(\.endCount) == [12])
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
    (951_782_400_000, "2000-02-29T00:00:00.000Z"),
    (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"),
  ])
  func `an instant is written and read`(_ millis: Int64, _ text: String) {
    #expect(Stamp.text(millis: millis) == text)
    #expect(Stamp.millis(text) == millis)
  }

  @Test func `what is no instant is not read`() {
    for text in [
      "", "2025", "2025-13-01", "2025-00-01", "2025-02-29", "2025-1-1", "2025-01-01T24:00:00Z",
      "2025-01-01T10:00:00", "2025-01-01T10:60:00Z", "999999999999-01-01",
    ] { #expect(Stamp.millis(text) == nil, "\(text)") }
    for millis: Int64 in [.max, .min + 1] { #expect(Stamp.text(millis: millis).hasSuffix("Z")) }
  }
}
