internal import Domain

/// What a runtime is given of one learner's program before its first case.
struct Load: Sendable {
  /// The `L` frame.
  var frame: Frame
  /// Small files made in `/work`.
  var files: [JailSpec.File] = []
  /// Files of the host copied into `/work`.
  var placed: [JailSpec.Placed] = []

  init(_ value: Value, files: [JailSpec.File] = [], placed: [JailSpec.Placed] = []) {
    frame = Frame(.load, value)
    self.files = files
    self.placed = placed
  }
}
