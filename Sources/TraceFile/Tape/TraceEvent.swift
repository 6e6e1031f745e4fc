/// One event of a tape, as `Documentation/TraceFormat.md` defines them.
public enum TraceEvent: Hashable, Sendable {
  /// This line runs next.
  case step(line: Int)
  /// The current frame stands at this line, without a step.
  case line(Int)
  case bind(slot: Int, TraceValue)
  case unbind(slot: Int)
  case element(TracePlace, index: Int, TraceValue)
  /// An element of a slot's list of lists.
  case element2(slot: Int, row: Int, column: Int, TraceValue)
  case key(TracePlace, TraceValue, TraceValue)
  case keyRemoved(TracePlace, TraceValue)
  case splice(TracePlace, at: Int, removed: Int, [TraceValue])
  /// Sets what lies at the end of a path of indices, keys and field numbers.
  case path(TracePlace, [TraceValue], TraceValue)
  case pathSplice(TracePlace, [TraceValue], at: Int, removed: Int, [TraceValue])
  /// Removes a key or member; it is the path's last value.
  case pathRemoved(TracePlace, [TraceValue])
  case new(object: Int, type: Int, TraceValue)
  case field(object: Int, field: Int, TraceValue)
  case free(object: Int)
  case enter(function: Int)
  case exit(TraceValue?)
  case thrown(String)
  case caught
  case output(String, isError: Bool)
  case condition(line: Int, Bool?)
  case gap(Int)
  case type(TraceType)
  case slot(TraceSlot)
  case function(TraceFunction)
  case note(String)
  case suspend
  case resume(call: Int)
  /// A cached answer instead of a call.
  case memo(function: Int, TraceValue)
  case count(line: Int, times: Int)
  case thread(Int)
  /// From here on only what a skeleton has; the reason is 0 for steps, 1 for bytes.
  case skeleton(reason: Int)
  case read(TracePlace, index: Int)
  case finish(status: Int)
}
