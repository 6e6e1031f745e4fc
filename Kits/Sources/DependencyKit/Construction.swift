internal import Foundation

/// A factory's run on a thread, which other threads may wait for.
final class Construction: Sendable {
  let name: String
  let owner: ObjectIdentifier
  private let gate = NSCondition()
  /// Guarded by the gate.
  private nonisolated(unsafe) var isOpen = false

  init(name: String, owner: ObjectIdentifier) {
    self.name = name
    self.owner = owner
  }

  func wait() {
    gate.lock()
    while !isOpen { gate.wait() }
    gate.unlock()
  }

  func end() {
    gate.lock()
    isOpen = true
    gate.broadcast()
    gate.unlock()
  }
}

/// A thing of any type behind a reference, so that it is handed out without a copy of a box.
protocol Boxed: AnyObject, Sendable {}

final class Made<Thing: Sendable>: Boxed {
  let thing: Thing

  init(_ thing: Thing) { self.thing = thing }
}

typealias Make = @Sendable (Container) throws -> any Boxed

struct Entry {
  let name: String
  let make: Make
  var made: (any Boxed)?
  var building: Construction?
}

/// What a container knows; threads are told apart by their identity.
struct State {
  enum Step {
    case take(any Boxed)
    case wait(Construction)
    case make(Construction, Make)
  }

  var entries: [ObjectIdentifier: Entry] = [:]
  var waiting: [ObjectIdentifier: Construction] = [:]
  /// What each thread makes: the last one is wanted by the one before.
  private var stacks: [ObjectIdentifier: [Construction]] = [:]

  mutating func step(
    for key: ObjectIdentifier, _ name: String, _ me: ObjectIdentifier
  ) throws -> Step {
    guard let entry = entries[key] else {
      throw ContainerError.unknown(name, registered: entries.values.map(\.name).sorted())
    }
    if let made = entry.made { return .take(made) }
    if let other = entry.building {
      if let names = cycle(from: other, to: me) { throw ContainerError.cycle(names) }
      waiting[me] = other
      return .wait(other)
    }
    let mine = Construction(name: name, owner: me)
    entries[key]?.building = mine
    stacks[me, default: []].append(mine)
    return .make(mine, entry.make)
  }

  /// A thing that was registered anew meanwhile is for its own caller only.
  mutating func end(_ mine: Construction, of key: ObjectIdentifier, _ made: (any Boxed)?) {
    stacks[mine.owner]?.removeLast()
    if stacks[mine.owner]?.isEmpty == true { stacks[mine.owner] = nil }
    guard entries[key]?.building === mine else { return }
    entries[key]?.building = nil
    entries[key]?.made = made
  }

  /// The names on the way from a construction to this thread, if its end waits for this thread.
  private func cycle(from wanted: Construction, to me: ObjectIdentifier) -> [String]? {
    var names: [String] = []
    var next: Construction? = wanted
    while let construction = next {
      let stack = stacks[construction.owner] ?? []
      // It ended: who waits for it is about to wake.
      guard let start = stack.firstIndex(where: { $0 === construction }) else { return nil }
      names += stack[start...].map(\.name)
      if construction.owner == me { return names + [wanted.name] }
      next = waiting[construction.owner]
    }
    return nil
  }
}
