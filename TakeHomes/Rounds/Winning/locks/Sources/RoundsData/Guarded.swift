import Foundation

/// A value behind a lock.
@propertyWrapper
public final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  public var wrappedValue: Value {
    get {
      lock.lock()
      defer { lock.unlock() }
      return value
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      value = newValue
    }
    _modify {
      lock.lock()
      defer { lock.unlock() }
      yield &value
    }
  }
}
