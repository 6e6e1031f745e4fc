internal import NotesDomain
internal import Observation

/// Waits until there is something to see.
///
/// What is looked at must change on this actor alone: then nothing changes between look and wait.
@NotesActor func sight<Value: Sendable>(of look: @NotesActor () -> Value?) async -> Value {
  while true {
    if let value = look() { return value }
    await withCheckedContinuation { continuation in
      _ = withObservationTracking(look) { continuation.resume() }
    }
  }
}
