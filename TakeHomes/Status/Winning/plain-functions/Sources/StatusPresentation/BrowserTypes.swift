/// Whatever a browser shows.
@MainActor public protocol BrowserPage: AnyObject {
  func willMove(toParent parent: Browser?)
  func didMove(toParent parent: Browser?)
  func didAppear()
  func didDisappear()
}

extension BrowserPage {
  public func willMove(toParent parent: Browser?) {}
  public func didMove(toParent parent: Browser?) {}
  public func didAppear() {}
  public func didDisappear() {}
}

@MainActor public protocol BrowserDataSource: AnyObject {
  var numberOfPages: Int { get }
  func page(at index: Int) -> any BrowserPage
}

public enum BrowserEvent: Hashable, Sendable {
  case willMoveIn(Int), added(Int), didMoveIn(Int)
  case willMoveOut(Int), removed(Int), didMoveOut(Int)
  case appeared(Int), disappeared(Int)
}

public enum BrowserKey: CaseIterable, Sendable {
  case left, right, home, end
}
