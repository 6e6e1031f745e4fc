/// Whose part changed: a variable of a call, or an object.
public enum TraceTarget: Hashable, Sendable {
  case slot(Int, call: Int)
  case object(Int)

  var place: TracePlace {
    switch self {
    case .slot(let slot, _): .slot(slot)
    case .object(let id): .object(id)
    }
  }
}
