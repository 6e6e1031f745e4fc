internal import Foundation
internal import Synchronization

/// Makes each registered thing once, when it is first asked for; safe on every thread.
///
/// No lock is held while a factory runs, so factories may ask for other things; who comes second
/// waits for the first one's construction. Meant for start-up: below it, pass things as parameters.
public final class Container: Sendable {
  private let state = Mutex(State())

  public init() {}

  /// Says how a thing is made; a later word for the same type replaces it and forgets the thing.
  public func register<Thing: Sendable>(
    _ type: Thing.Type = Thing.self, _ make: @escaping @Sendable (Container) throws -> Thing
  ) {
    let entry = Entry(name: "\(type)", make: { Made(try make($0)) })
    state.withLock { $0.entries[ObjectIdentifier(type)] = entry }
  }

  /// Says how a thing is made that needs nothing else.
  public func register<Thing: Sendable>(
    _ type: Thing.Type = Thing.self, _ make: @escaping @Sendable () throws -> Thing
  ) {
    register(type) { _ in try make() }
  }

  /// The one thing of the type, or nil when it is not registered or cannot be made.
  public func resolve<Thing: Sendable>(_ type: Thing.Type = Thing.self) -> Thing? {
    try? require(type)
  }

  /// The one thing of the type.
  ///
  /// Throws: ``ContainerError``, or what the factory throws; the next call tries again.
  public func require<Thing: Sendable>(_ type: Thing.Type = Thing.self) throws -> Thing {
    let key = ObjectIdentifier(type)
    var made = state.withLock { $0.entries[key]?.made }
    while true {
      // The key is the type itself, and a checked cast would be a third of the time.
      if let made { return unsafeDowncast(made, to: Made<Thing>.self).thing }
      made = try makeOrWait(key, "\(type)")
    }
  }

  /// What this thread made, or what there is after waiting for another thread.
  private func makeOrWait(_ key: ObjectIdentifier, _ name: String) throws -> (any Boxed)? {
    let me = ObjectIdentifier(Thread.current)
    switch try state.withLock({ try $0.step(for: key, name, me) }) {
    case .take(let made):
      return made
    case .wait(let other):
      other.wait()
      return state.withLock { state in
        state.waiting[me] = nil
        return state.entries[key]?.made
      }
    case .make(let mine, let make):
      let made = Result { try make(self) }
      state.withLock { $0.end(mine, of: key, try? made.get()) }
      mine.end()
      return try made.get()
    }
  }
}

/// Why a container has no such thing.
public enum ContainerError: Error, Equatable, CustomStringConvertible {
  /// Nobody registered it.
  case unknown(String, registered: [String])
  /// Its factory needs, in the end, the thing itself; the names begin and end with the same one.
  case cycle([String])

  public var description: String {
    switch self {
    case .unknown(let name, let registered):
      let names = registered.isEmpty ? "nothing" : registered.joined(separator: ", ")
      return "\(name) is not registered. Registered: \(names)."
    case .cycle(let names):
      return "These need each other: \(names.joined(separator: " → "))."
    }
  }
}
