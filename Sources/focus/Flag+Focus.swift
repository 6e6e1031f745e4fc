import FlagKit

/// What a measurement or a rehearsal may change from outside; nobody else has to.
extension Flag where Value == Int {
  static let mostQueued = Flag(
    key: "FOCUS_QUEUE_LIMIT", default: 256, description: "How many runs may wait.")

  /// The same word, as one learner's share is no part of what is measured then.
  static let mostQueuedPerLearner = Flag(
    key: mostQueued.key, default: 64, description: "How many of one learner's runs may wait.")
}
