extension TraceCursor {
  /// The state one step before; nil at the beginning.
  public var before: TraceState? {
    var earlier = self
    return earlier.previous() ? earlier.state : nil
  }
}
