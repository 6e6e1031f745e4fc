/// Something that a statement did, with what was there before: the story of a step, and how to undo it.
public enum TraceChange: Hashable, Sendable {
  /// A STEP; the frame's line before it.
  case stepped(old: Int)
  /// The old value is nil if the slot was not bound.
  case bound(slot: Int, call: Int, old: TraceValue?)
  case unbound(slot: Int, call: Int, old: TraceValue)
  /// A part was set; the old value is nil if it is a new element or key.
  case part(TraceTarget, path: [TraceValue], old: TraceValue?, new: TraceValue)
  /// A key or member was removed, from the place of that number; it is the path's last value.
  case keyRemoved(TraceTarget, path: [TraceValue], place: Int, old: TraceValue)
  case spliced(
    TraceTarget, path: [TraceValue], at: Int, removed: [TraceValue], inserted: [TraceValue])
  /// A string or a cut container was spliced.
  case replaced(
    TraceTarget, path: [TraceValue], at: Int, removed: [TraceValue], inserted: [TraceValue],
    old: TraceValue)
  case created(object: Int, old: TraceObject?)
  case freed(TraceObject)
  case entered(call: Int, function: Int)
  case exited(TraceFrame, TraceValue?)
  case thrown(String, old: String?)
  case caught(old: String?)
  case output(String, isError: Bool)
  case suspended(call: Int)
  case resumed(call: Int)
  case switched(old: Int, new: Int)
  case condition(line: Int, Bool?)
  case note(String)
  case memo(function: Int, TraceValue)
  case read(TracePlace, index: Int)
  case gap(Int)
}
