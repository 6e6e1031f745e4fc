/// What became of one case, with what it used and printed.
struct Answer {
  var outcome: Outcome
  var record: Sitting.Record
  /// The CPU time that its limit holds for: of a case's calls in two processes, the longer one's.
  var cpu: Duration

  init(outcome: Outcome, record: Sitting.Record) {
    self.outcome = outcome
    self.record = record
    cpu = record.cpu
  }

  /// Joins what the same case used and printed before in another process.
  mutating func add(_ earlier: Answer) {
    cpu = max(cpu, earlier.cpu)
    record.stdout = earlier.record.stdout + record.stdout
    record.stderr = earlier.record.stderr + record.stderr
    record.cpuNanoseconds += earlier.record.cpuNanoseconds
    record.peakMemoryBytes = max(record.peakMemoryBytes, earlier.record.peakMemoryBytes)
  }
}
