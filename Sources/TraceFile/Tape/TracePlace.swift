/// What an event changes a part of: a variable, or an object.
public enum TracePlace: Hashable, Sendable {
  /// In the nearest frame, from the top, of the function that declares it.
  case slot(Int)
  case object(Int)
}
