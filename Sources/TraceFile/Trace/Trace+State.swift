import Foundation

extension Trace {
  /// A cursor at a step.
  public func cursor(at step: Int = 0) -> TraceCursor { TraceCursor(self, at: step) }

  /// The state at a step, `0...steps`; a far step costs one segment.
  public func state(at step: Int) -> TraceState { cursor(at: step).state }

  /// Standard output up to a step.
  public func output(upTo step: Int) -> String { output(of: state(at: step)) }

  /// Standard output up to a state of this trace.
  public func output(of state: TraceState) -> String {
    text(footer.output, upTo: state.outputBytes)
  }

  /// Standard error up to a state of this trace.
  public func errorOutput(of state: TraceState) -> String {
    text(footer.errorOutput, upTo: state.errorBytes)
  }

  private func text(_ extent: TraceFooter.Extent, upTo bytes: Int) -> String {
    let end = extent.offset + min(max(bytes, 0), extent.bytes)
    return String(decoding: data[extent.offset..<end], as: UTF8.self)
  }
}
