import HeroesPresentation
import Testing

/// Lets other tasks run until the condition holds; a generous bound guards against a hang.
func until(
  _ what: Comment = "it takes too long", sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, _ holds: () -> Bool
) async {
  let deadline = ContinuousClock.now + .seconds(5)
  while !holds() {
    guard ContinuousClock.now < deadline else {
      Issue.record(what, sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}

/// Gives every task that could still do something the chance to do it.
func quiet(isolation: isolated (any Actor)? = #isolation) async {
  for _ in 0..<200 { await Task.yield() }
}
