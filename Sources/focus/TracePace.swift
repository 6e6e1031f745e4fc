/// How fast a journey plays.
struct TracePace: Equatable {
  /// Steps a second, as on the page.
  static let speeds = [0.5, 1, 2, 3, 5, 8, 12, 20]

  private var place = 3

  /// From one step to the next.
  var wait: Duration { .seconds(1 / Self.speeds[place]) }

  /// `3 steps a second`.
  var text: String {
    switch Self.speeds[place] {
    case ..<1: "a step in 2 seconds"
    case 1: "a step a second"
    case let speed: "\(Int(speed)) steps a second"
    }
  }

  /// Some notches faster, or slower where they are negative.
  mutating func shift(by notches: Int) {
    place = min(max(place + notches, 0), Self.speeds.count - 1)
  }
}
