/// Statements whose error a `catch` or `defer` of the same function sees.
///
/// What they change is told after them; one that throws never comes to that, so it is told where the error arrives.
final class Attempt {
  /// What a statement that may throw changes, and the variable that its root means there.
  struct Change {
    let write: Write
    let binding: Binding?
    /// The call that looks at the objects there, where the write alone does not tell them.
    var look: String?
  }

  /// Whether no error goes past it.
  let catchesAll: Bool
  private(set) var changes: [Change] = []
  /// Names of variables that may hold no value where the error arrives.
  private(set) var lost: Set<String>

  init(catchesAll: Bool, lost: Set<String> = []) {
    self.catchesAll = catchesAll
    self.lost = lost
  }

  /// Whether statements note objects.
  private(set) var hasObjects = false

  func noteObjects() { hasObjects = true }

  func note(_ changes: [Change]) { self.changes += changes }

  func lose(_ name: String) { lost.insert(name) }
}
