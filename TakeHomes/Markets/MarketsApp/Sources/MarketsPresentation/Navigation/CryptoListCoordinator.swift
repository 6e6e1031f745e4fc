/// Leads from the list of coins to a coin's page and back.
@MainActor public final class CryptoListCoordinator {
  private let makeList: @MainActor () -> CryptoListViewModel
  private let makeDetail: @MainActor (Int) -> DetailViewModel

  /// Nil before the start.
  public private(set) var list: CryptoListViewModel?
  /// Nil while the list is on top.
  public private(set) var detail: DetailViewModel?

  public init(
    makeList: @escaping @MainActor () -> CryptoListViewModel,
    makeDetail: @escaping @MainActor (Int) -> DetailViewModel
  ) {
    self.makeList = makeList
    self.makeDetail = makeDetail
  }

  /// Makes the list; a second start changes nothing.
  public func start() {
    if list == nil { list = makeList() }
  }

  /// Puts a coin's page on the list, which is made first in a cold app.
  public func showDetail(id: Int) {
    start()
    if detail?.id != id { detail = makeDetail(id) }
  }

  public func showList() {
    start()
    detail = nil
  }
}
