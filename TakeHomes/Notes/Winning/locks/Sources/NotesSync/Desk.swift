import NotesDomain

/// Who waits for which sync: all that the engine's lock guards, so that no call here may wait.
struct Desk: Sendable {
  typealias Caller = CheckedContinuation<SyncReport, any Error>

  private(set) var state = SyncState.idle
  private var lastTicket = 0
  private var lastRound = 0
  /// Tickets of callers who have not begun to wait yet.
  private var entering: Set<Int> = []
  private var waiting: [Int: Caller] = [:]
  private var work: (round: Int, task: Task<Void, Never>)?
  /// The last one that was begun, for the next one to wait for.
  private var previous: Task<Void, Never>?

  mutating func ticket() -> Int {
    lastTicket += 1
    entering.insert(lastTicket)
    return lastTicket
  }

  /// False where the caller was cancelled before it could wait.
  ///
  /// `start` begins a sync of that number, after the one that it is given.
  mutating func join(
    _ ticket: Int, _ caller: Caller,
    start: (Int, Task<Void, Never>?) -> Task<Void, Never>
  ) -> Bool {
    guard entering.remove(ticket) != nil else { return false }
    waiting[ticket] = caller
    guard work == nil else { return true }
    lastRound += 1
    let task = start(lastRound, previous)
    work = (lastRound, task)
    previous = task
    state = .syncing
    return true
  }

  /// The caller who no longer waits, and the sync that nobody waits for any longer.
  mutating func leave(_ ticket: Int) -> (caller: Caller?, task: Task<Void, Never>?) {
    entering.remove(ticket)
    guard let caller = waiting.removeValue(forKey: ticket) else { return (nil, nil) }
    guard waiting.isEmpty else { return (caller, nil) }
    defer { work = nil }
    state = .idle
    return (caller, work?.task)
  }

  /// What an abandoned sync shows is not shown.
  mutating func show(_ new: SyncState, by round: Int) {
    if work?.round == round { state = new }
  }

  /// All who wait for a sync that has ended.
  mutating func end(_ round: Int, _ last: SyncState) -> [Caller] {
    guard work?.round == round else { return [] }
    defer { (work, waiting) = (nil, [:]) }
    state = last
    return Array(waiting.values)
  }
}
