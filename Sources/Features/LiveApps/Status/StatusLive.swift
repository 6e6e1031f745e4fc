import StatusData
import StatusDomain
import StatusPresentation

/// The status flow and its browser of pages on one page.
@MainActor final class StatusLive: LiveApp {
  /// A status is outdated after so many months.
  nonisolated static let months = 6

  /// What the server knows of the person when the app is launched.
  enum Known: String, CaseIterable {
    case old, today, never
  }

  enum Place { case flow, browser, table }

  private let make: @MainActor (Known) -> (LocalKYSService, StatusViewModel)
  private(set) var known = Known.old
  private(set) var service: LocalKYSService
  private(set) var model: StatusViewModel
  private(set) var place = Place.flow
  let shelf = StatusShelf()
  /// Follows another person's model under another name of the screen.
  private var person = 0
  private var hasLaunched = false

  init(make: @escaping @MainActor (Known) -> (LocalKYSService, StatusViewModel)) {
    self.make = make
    (service, model) = make(.old)
  }

  var path: String {
    switch place {
    case .flow: "/"
    case .table: "/table"
    case .browser: shelf.page == 0 ? "/browser" : "/browser/\(shelf.page + 1)"
    }
  }
  var screen: String { place == .flow ? "flow \(person)" : "\(place)" }
  package var title: String {
    switch place {
    case .flow: "Know your status"
    case .browser: "Pages"
    case .table: "Table"
    }
  }
  var isBusy: Bool { place == .flow && (!hasLaunched || model.state.isWorking) }
  var weightBytes: Int { 16_384 + shelf.weightBytes }

  func open(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    switch (parts.first, parts.count) {
    case (nil, _):
      place = .flow
      return true
    case ("table", 1):
      place = .table
      return true
    case ("browser", 1):
      place = .browser
      return true
    case ("browser", 2):
      guard let number = Int(parts[1]), shelf.go(to: number - 1) else { return false }
      place = .browser
      return true
    default: return false
    }
  }

  func handle(_ event: LiveEvent) {
    switch event.name {
    case "launch": model.launch()
    case "postpone": model.postpone()
    case "update": model.update()
    case "cancel": model.cancel()
    case "choose": KYSStatus(rawValue: event.value).map(model.choose)
    case "save": model.save()
    case "retry": model.retry()
    case "dismiss": model.dismissToast()
    case "failing": service.isFailing = event.value == "on"
    case "known": Known(rawValue: event.value).map(begin)
    default: shelf.handle(event)
    }
  }

  func run(changed: @escaping @MainActor () -> Void) async {
    guard place == .flow else { return }
    let model = model
    if !hasLaunched {
      hasLaunched = true
      model.launch()
    }
    for await _ in model.states() {
      guard !Task.isCancelled else { return }
      changed()
    }
  }

  /// What a person has saved is on its way, whoever looks.
  func leave() {}

  /// Launches the app anew, for a person of whom the server knows something else.
  private func begin(_ known: Known) {
    let isFailing = service.isFailing
    self.known = known
    (service, model) = make(known)
    service.isFailing = isFailing
    hasLaunched = false
    person += 1
  }
}
