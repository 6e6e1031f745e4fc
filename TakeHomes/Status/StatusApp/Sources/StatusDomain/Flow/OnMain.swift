internal import Dispatch

/// Does it on the main actor soon, from any thread, in the order of the calls.
func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(work) }
}
