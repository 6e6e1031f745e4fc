import Foundation

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// A page that notes what it is told.
@MainActor final class PageDouble: BrowserPage {
  enum Call: Hashable {
    case willMoveIn, didMoveIn, willMoveOut, didMoveOut, didAppear, didDisappear
  }

  let index: Int
  private(set) var calls: [Call] = []
  private(set) weak var parent: Browser?

  init(_ index: Int) { self.index = index }

  func willMove(toParent parent: Browser?) {
    calls.append(parent == nil ? .willMoveOut : .willMoveIn)
  }

  func didMove(toParent parent: Browser?) {
    calls.append(parent == nil ? .didMoveOut : .didMoveIn)
    self.parent = parent
  }

  func didAppear() { calls.append(.didAppear) }
  func didDisappear() { calls.append(.didDisappear) }

  func count(_ call: Call) -> Int { calls.count { $0 == call } }
  var isShown: Bool { count(.didAppear) == count(.didDisappear) + 1 }
}

/// Pages that are made anew whenever they are asked for.
@MainActor final class PagesDouble: BrowserDataSource {
  var numberOfPages: Int
  private(set) var made: [PageDouble] = []
  var onAsk: @MainActor (Int) -> Void = { _ in }

  init(_ count: Int) { numberOfPages = count }

  func page(at index: Int) -> any BrowserPage {
    onAsk(index)
    let page = PageDouble(index)
    made.append(page)
    return page
  }

  var shown: [Int] { made.filter(\.isShown).map(\.index) }
}

/// Follows a browser's events and says what a child may not go through.
@MainActor final class LifeLog {
  private enum Place { case willIn, added, inside, willOut, removed }

  private(set) var events: [BrowserEvent] = []
  private(set) var faults: [String] = []
  private var places: [Int: Place] = [:]
  private(set) var visible: Int?

  func hear(_ event: BrowserEvent) {
    events.append(event)
    switch event {
    case .willMoveIn(let index): move(index, from: nil, to: .willIn, event)
    case .added(let index): move(index, from: .willIn, to: .added, event)
    case .didMoveIn(let index): move(index, from: .added, to: .inside, event)
    case .willMoveOut(let index):
      if visible == index { faults.append("page \(index) leaves before it disappeared") }
      move(index, from: .inside, to: .willOut, event)
    case .removed(let index): move(index, from: .willOut, to: .removed, event)
    case .didMoveOut(let index): move(index, from: .removed, to: nil, event)
    case .appeared(let index):
      if let visible { faults.append("page \(index) appears beside \(visible)") }
      if places[index] != .inside { faults.append("page \(index) appears while it is no child") }
      visible = index
    case .disappeared(let index):
      if visible != index { faults.append("page \(index) disappears without having appeared") }
      visible = nil
    }
  }

  private func move(_ index: Int, from: Place?, to: Place?, _ event: BrowserEvent) {
    if places[index] != from { faults.append("\(event) out of turn") }
    places[index] = to
  }

  /// Those that are in, going by the events.
  var children: [Int] { places.filter { $0.value == .inside }.keys.sorted() }

  func count(_ event: BrowserEvent) -> Int { events.count { $0 == event } }
  func forget() { events = [] }
}

/// A browser with what it shows and what it tells.
@MainActor final class Stage {
  let pages: PagesDouble
  let browser: Browser
  let log = LifeLog()

  init(_ count: Int, width: Double = 400, isOnScreen: Bool = true) {
    pages = PagesDouble(count)
    browser = Browser(width: width, isOnScreen: isOnScreen)
    browser.dataSource = pages
    let log = log
    browser.onEvent = { log.hear($0) }
  }

  func loaded() -> Stage {
    browser.reloadData()
    return self
  }

  /// The pages that the offset shows, in whole or in part, and the one that has not disappeared yet.
  var inSight: [Int] {
    guard let current = browser.current else { return [] }
    let place = browser.offset / browser.width
    let first = min(current, Int(place.rounded(.down)))
    return Array(first...max(current, Int(place.rounded(.up))))
  }
}
