import Domain
import Foundation
import SiteKit
import StatusData
import StatusDomain
import StatusPresentation

/// The status flow; each page has a person of its own, as one page's answers are nobody else's affair.
@MainActor final class StatusHost: LiveHost {
  nonisolated let slug = "status"
  nonisolated let name = "Status"
  nonisolated let source = "Local data: the person is invented."
  nonisolated let scripts = ["page-browser", "scroll-stack"]
  private let calendar: Calendar
  private let now: @Sendable () -> Date
  private let delay: Duration

  nonisolated init(services: Services, delay: Duration = .milliseconds(600)) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = services.zone
    self.calendar = calendar
    self.delay = delay
    now = { [now = services.now] in
      Date(timeIntervalSince1970: Double(now().milliseconds) / 1_000)
    }
  }

  func makeApp() throws -> any LiveApp {
    let policy = KYSPolicy(months: StatusLive.months, calendar: calendar)
    let formatter = StatusFormatter(calendar: calendar)
    return StatusLive { [calendar, now, delay] known in
      let record = KYSRecord(
        status: known == .never ? nil : .negative, lastCheck: known.date(before: now(), calendar))
      let service = LocalKYSService(record: record, policy: policy, delay: delay, now: now)
      let machine = KYSMachine(service: service)
      return (service, StatusViewModel(machine: machine, formatter: formatter))
    }
  }
}

extension StatusLive.Known {
  fileprivate func date(before now: Date, _ calendar: Calendar) -> Date? {
    switch self {
    case .today: now
    case .old: calendar.date(byAdding: .month, value: -StatusLive.months - 1, to: now)
    case .never: nil
    }
  }
}
