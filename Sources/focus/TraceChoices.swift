/// What the learner has set in a journey, and keeps where other steps of the run are recorded.
struct TraceChoices: Equatable {
  var stops = TraceStops()
  /// What was looked for last.
  var search: String?
  var pace = TracePace()
}
