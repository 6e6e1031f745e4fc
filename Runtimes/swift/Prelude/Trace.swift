#if !FOCUS_TRACE
  /// The learner's own marks in a recording, which say nothing where none is made.
  public enum Trace {
    public static func step() {}

    public static func step(_ text: String) {}
  }
#endif
