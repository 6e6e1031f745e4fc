public import Domain

/// A calendar that other programs subscribe to.
///
/// Source: RFC 5545; RFC 7986 for the name and the time between two looks.
public struct ICalendar: Sendable, Hashable {
  /// Something that stands in the calendar.
  public struct Event: Sendable, Hashable {
    /// When it is.
    public enum Time: Sendable, Hashable {
      /// The whole day.
      case allDay
      /// Each day from this one on, at this many minutes after midnight, wherever the reader is.
      case daily(minutes: Int)
    }

    /// Its name for as long as it exists; unique in the world.
    public var uid: String
    public var day: CivilDate
    public var time: Time
    public var summary: String
    public var details: String

    public init(
      uid: String, day: CivilDate, time: Time = .allDay, summary: String, details: String = ""
    ) {
      self.uid = uid
      self.day = day
      self.time = time
      self.summary = summary
      self.details = details
    }
  }

  public var name: String
  /// When what it says was true; the same words with the same stamp are the same bytes.
  public var stampedAt: Instant
  public var events: [Event]

  public init(name: String, stampedAt: Instant, events: [Event]) {
    self.name = name
    self.stampedAt = stampedAt
    self.events = events
  }

  /// The calendar as it is sent: folded lines that end with CRLF.
  public var text: String {
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Focus//Study plan//EN", "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH", "NAME:\(Self.escaped(name))", "X-WR-CALNAME:\(Self.escaped(name))",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H",
    ]
    for event in events { lines += self.lines(of: event) }
    lines.append("END:VCALENDAR")
    return lines.map { Self.folded($0) + "\r\n" }.joined()
  }

  private func lines(of event: Event) -> [String] {
    var lines = ["BEGIN:VEVENT", "UID:\(Self.escaped(event.uid))", "DTSTAMP:\(stamp)"]
    switch event.time {
    case .allDay:
      // The end is the first day that is free again.
      let next = CivilDate(daysSinceEpoch: event.day.daysSinceEpoch + 1)
      lines += ["DTSTART;VALUE=DATE:\(digits(event.day))", "DTEND;VALUE=DATE:\(digits(next))"]
    case .daily(let minutes):
      let time = "T\(Self.twoDigits(minutes / 60))\(Self.twoDigits(minutes % 60))00"
      lines += ["DTSTART:\(digits(event.day))\(time)", "DURATION:PT15M", "RRULE:FREQ=DAILY"]
    }
    lines.append("SUMMARY:\(Self.escaped(event.summary))")
    if !event.details.isEmpty { lines.append("DESCRIPTION:\(Self.escaped(event.details))") }
    lines += ["TRANSP:TRANSPARENT", "CATEGORIES:Focus"]
    if case .daily = event.time {
      lines += [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(Self.escaped(event.summary))",
        "TRIGGER:PT0S", "END:VALARM",
      ]
    }
    return lines + ["END:VEVENT"]
  }

  private var stamp: String {
    String(stampedAt.description.prefix { $0 != "." }.filter { $0 != "-" && $0 != ":" }) + "Z"
  }

  private func digits(_ day: CivilDate) -> String { day.description.filter { $0 != "-" } }

  private static func twoDigits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + String(number)
  }

  /// A text of the calendar: what divides it is marked, and control characters are left out.
  static func escaped(_ text: String) -> String {
    var out = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": out += "\\\(scalar)"
      case "\n" where last == "\r": break
      case "\n", "\r": out += "\\n"
      case "\0"..<" ", "\u{7F}": break
      default: out.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return out
  }

  /// A line in pieces of at most 75 bytes, each but the first after a space; no character is cut.
  static func folded(_ line: String) -> String {
    var out = ""
    var bytes = 0
    for scalar in line.unicodeScalars {
      let width = scalar.utf8.count
      if bytes + width > 75 {
        out += "\r\n "
        bytes = 1
      }
      out.unicodeScalars.append(scalar)
      bytes += width
    }
    return out
  }
}
