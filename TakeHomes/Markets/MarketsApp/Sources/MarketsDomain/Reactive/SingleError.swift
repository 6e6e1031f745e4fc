/// Why the work of a ``Single`` never began.
public enum SingleError: Error, CustomStringConvertible {
  case ownerReleased

  public var description: String { "What should have answered was closed meanwhile." }
}
