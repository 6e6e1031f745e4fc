/// Notes everything that a stream brings while a body runs.
nonisolated(nonsending) func watching<Element: Sendable>(
  _ stream: AsyncStream<Element>, _ body: nonisolated(nonsending) (Notes<Element>) async -> Void
) async {
  let notes = Notes<Element>()
  let task = Task { for await element in stream { notes.add(element) } }
  await body(notes)
  task.cancel()
  await task.value
}
