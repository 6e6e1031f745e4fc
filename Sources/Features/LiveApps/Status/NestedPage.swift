import StatusPresentation

/// A page with pages.
@MainActor final class NestedPage: BrowserPage {
  static let words = ["One", "Two", "Three"]

  let browser = Browser(width: 1, isOnScreen: false)
  private let cache = PageCache(capacity: 3, numberOfPages: words.count) { _ in BlankPage() }

  init() {
    browser.dataSource = cache
    browser.reloadData()
  }

  func didAppear() { browser.didAppear() }
  func didDisappear() { browser.didDisappear() }
}

/// A page that needs to know nothing of its life.
@MainActor final class BlankPage: BrowserPage {}
