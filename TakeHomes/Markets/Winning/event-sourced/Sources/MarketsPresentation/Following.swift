import MarketsDomain

/// Loads for each value of the flag; what was under way for the one before is cancelled.
///
/// Returns when its task is cancelled.
@MainActor
func followEUR(
  _ flags: any FeatureFlagProviderProtocol,
  load: @escaping @MainActor (Bool) -> Task<Void, Never>
) async {
  var current: Task<Void, Never>?
  for await supportEUR in flags.observeFlagValue(flag: .supportEUR) {
    current?.cancel()
    current = load(supportEUR)
  }
  guard let last = current else { return }
  await withTaskCancellationHandler {
    await last.value
  } onCancel: {
    last.cancel()
  }
}
