/// Where a load stands.
nonisolated enum Loadable: Hashable, Sendable {
  case resting
  case loading(Int)
  case failed(String)

  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  var message: String? {
    if case .failed(let message) = self { message } else { nil }
  }
}

extension Error {
  nonisolated var words: String { "\(self)" }
}
