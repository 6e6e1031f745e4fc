import StatusPresentation

/// A page that writes down what happens to it, into a book that all pages share.
@MainActor final class NotedPage: BrowserPage {
  let number: Int
  private let book: Book

  init(_ number: Int, _ book: Book) {
    self.number = number
    self.book = book
  }

  func willMove(toParent parent: Browser?) { note(parent == nil ? "will out" : "will in") }
  func didMove(toParent parent: Browser?) { note(parent == nil ? "did out" : "did in") }
  func didAppear() { note("appear") }
  func didDisappear() { note("disappear") }

  private func note(_ words: String) { book.lines.append("\(number) \(words)") }
}

@MainActor final class Book {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Makes a page whenever it is asked.
@MainActor final class NotedPages: BrowserDataSource {
  var numberOfPages: Int
  let book = Book()
  private(set) var asked: [Int] = []

  init(_ count: Int) { numberOfPages = count }

  func page(at index: Int) -> any BrowserPage {
    asked.append(index)
    return NotedPage(index, book)
  }
}

/// A browser of noted pages, loaded, with its own events.
@MainActor final class Shelf {
  let pages: NotedPages
  let browser: Browser
  private(set) var events: [BrowserEvent] = []

  init(_ count: Int, width: Double = 400, isOnScreen: Bool = true) {
    pages = NotedPages(count)
    browser = Browser(width: width, isOnScreen: isOnScreen)
    browser.dataSource = pages
    browser.onEvent = { [weak self] event in self?.events.append(event) }
    browser.reloadData()
  }

  func take() -> [BrowserEvent] {
    defer { events = [] }
    return events
  }
}
