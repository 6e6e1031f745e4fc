internal import DependencyKit

/// Knows how the app's parts are made; each is made once, when it is first asked for.
///
/// The lock is not held while a factory runs, so a factory may resolve what it needs. Screens never
/// see this type: what they need is handed to them.
public final class Dependency: Sendable {
  public static let shared = Dependency()

  private let container = Container()

  /// Tests and each launched app have their own; whoever else needs one takes the shared one.
  init() {}

  /// Says how a part is made; a later word for the same type replaces it.
  public func register<T: Sendable>(_ type: T.Type, factory: @escaping @Sendable () -> T) {
    container.register(type, factory)
  }

  /// Says how a part is made of others.
  public func register<T: Sendable>(
    _ type: T.Type, factory: @escaping @Sendable (Dependency) throws -> T
  ) {
    container.register(type) { [unowned self] in try factory(self) }
  }

  /// The one part of the type, or nil where nobody registered it.
  public func resolve<T: Sendable>(_ type: T.Type) -> T? {
    container.resolve(type)
  }

  /// The one part of the type.
  ///
  /// Throws: an error whose text names the type and what is registered instead.
  public func require<T: Sendable>(_ type: T.Type) throws -> T {
    try container.require(type)
  }
}
