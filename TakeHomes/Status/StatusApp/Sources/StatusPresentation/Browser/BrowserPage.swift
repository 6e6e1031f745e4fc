/// What a browser shows: any content that can be told of its life there.
@MainActor public protocol BrowserPage: AnyObject {
  /// Nil: it is about to leave.
  func willMove(toParent parent: Browser?)
  /// Nil: it has left.
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
