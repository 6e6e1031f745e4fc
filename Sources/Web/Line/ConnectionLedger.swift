import NIOCore
import Synchronization

/// Who is connected: a new connection takes the place of one that only waits, the oldest first.
final class ConnectionLedger: Sendable {
  /// What a new connection may do.
  enum Place: Sendable, Hashable {
    case ordinary
    /// Only ask how the server does.
    case reserve
    case none
  }

  private struct Entry {
    var peer: Peer
    var channel: any Channel
    /// Whether a request of it is being answered.
    var isServed = false
    var isReserve: Bool
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    /// The numbers of each peer's connections that count.
    var byPeer: [Peer: Set<Int>] = [:]
    var reserve = 0
    var last = 0
  }

  let limits: LineLimits
  private let state = Mutex(State())

  init(limits: LineLimits) { self.limits = limits }

  /// Notes a connection; gives its number and what it may do.
  func enter(_ channel: any Channel) -> (number: Int, place: Place) {
    let peer = Peer(channel.remoteAddress)
    let (number, place, closed) = state.withLock { enter(channel, peer, &$0) }
    // Not under the lock: a channel of the same thread closes at once, and leaves.
    closed?.close(promise: nil)
    return (number, place)
  }

  private func enter(
    _ channel: any Channel, _ peer: Peer, _ state: inout State
  ) -> (number: Int, place: Place, closed: (any Channel)?) {
    state.last += 1
    let number = state.last
    var closed: (any Channel)?
    var isReserve = false
    if peer != .thisMachine, state.byPeer[peer]?.count ?? 0 >= limits.perAddress {
      closed = takeOldest(of: state.byPeer[peer] ?? [], &state)
      isReserve = closed == nil
    } else if state.entries.count - state.reserve >= limits.connections {
      let crowd = state.byPeer.max { $0.value.count < $1.value.count }?.value ?? []
      closed = takeOldest(of: crowd, &state) ?? takeOldest(of: state.entries.keys, &state)
      isReserve = closed == nil
    }
    if isReserve, state.reserve >= limits.reserve {
      closed = takeOldest(of: state.entries.filter(\.value.isReserve).keys, &state)
      if closed == nil { return (number, .none, nil) }
    }
    state.entries[number] = Entry(peer: peer, channel: channel, isReserve: isReserve)
    if isReserve {
      state.reserve += 1
    } else {
      state.byPeer[peer, default: []].insert(number)
    }
    return (number, isReserve ? .reserve : .ordinary, closed)
  }

  /// Notes whether a request of a connection is being answered: then it is not closed for another.
  func note(_ number: Int, isServed: Bool) {
    state.withLock { $0.entries[number]?.isServed = isServed }
  }

  func leave(_ number: Int) { state.withLock { remove(number, &$0) } }

  /// How many there are now.
  var count: Int { state.withLock { $0.entries.count } }

  private func takeOldest(
    of numbers: some Sequence<Int>, _ state: inout State
  ) -> (any Channel)? {
    let waiting = numbers.filter { state.entries[$0]?.isServed == false }
    guard let oldest = waiting.min(), let entry = state.entries[oldest] else { return nil }
    remove(oldest, &state)
    return entry.channel
  }

  private func remove(_ number: Int, _ state: inout State) {
    guard let entry = state.entries.removeValue(forKey: number) else { return }
    if entry.isReserve {
      state.reserve -= 1
    } else {
      state.byPeer[entry.peer]?.remove(number)
      if state.byPeer[entry.peer]?.isEmpty == true { state.byPeer[entry.peer] = nil }
    }
  }
}
