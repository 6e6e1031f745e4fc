import Guarding
import MarketsDomain

/// A page's state behind a lock, and those who watch it.
final class PageState<State: Hashable & Sendable>: Sendable {
  private struct Content {
    var state: State
    var watchers: [AsyncStream<State>.Continuation] = []
  }

  private let content: Guarded<Content>

  init(_ state: State) { content = Guarded(Content(state: state)) }

  deinit { content { $0.watchers.forEach { $0.finish() } } }

  var value: State { content { $0.state } }

  func change(_ body: (inout State) -> Void) {
    content { content in
      let old = content.state
      body(&content.state)
      guard content.state != old else { return }
      content.watchers.removeAll { watcher in
        if case .terminated = watcher.yield(content.state) { true } else { false }
      }
    }
  }

  func stream() -> AsyncStream<State> {
    let (stream, watcher) = AsyncStream.makeStream(of: State.self)
    content { content in
      watcher.yield(content.state)
      content.watchers.append(watcher)
    }
    return stream
  }
}

/// Tells the last load from those before it.
final class LoadTicket: Sendable {
  private let last = Guarded(0)

  func draw() -> Int {
    last { last in
      last += 1
      return last
    }
  }

  func isLast(_ number: Int) -> Bool { last { $0 == number } }
}

/// Loads for each value of the flag, and gives up the load before.
func forEachFlag(
  _ flags: any FeatureFlagProviderProtocol, _ load: @escaping @Sendable (Bool) async -> Void
) async {
  let running = Guarded<Task<Void, Never>?>(nil)
  await withTaskCancellationHandler {
    for await isOn in flags.observeFlagValue(flag: .supportEUR) {
      let task = Task { await load(isOn) }
      running { running in
        defer { running = task }
        return running
      }?.cancel()
    }
    await running { $0 }?.value
  } onCancel: {
    running { $0 }?.cancel()
  }
}
