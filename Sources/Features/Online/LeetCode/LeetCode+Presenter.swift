import Domain
import SiteKit

extension LeetCode.Model {
  /// Words for how it stands, and for what was just tried.
  public init(
    _ standing: LeetCode.Standing, trial: LeetCode.Trial = LeetCode.Trial(),
    isWaiting: Bool = false
  ) {
    let account = standing.account
    name = trial.typed ?? account.name
    (nameState, nameWords) = Self.words(on: trial.answer, account)
    if case .valid(let member) = trial.answer { name = member.name }
    if case .unchecked = trial.answer { offersUnchecked = true } else { offersUnchecked = false }
    login = LeetCode.Login(
      isSignedIn: standing.isSignedIn, words: Self.loginWords(standing),
      warning: standing.cookieWarning, trouble: trial.trouble, offersKeeping: trial.holdsCookie)
    sync = LeetCode.SyncCard(standing, isWaiting: isWaiting)
  }

  private static func words(
    on answer: LeetCode.NameAnswer?, _ account: LeetCode.Account
  ) -> (NameState, String) {
    switch answer {
    case .valid(let member):
      let solved = member.solved.map { ": \(Measure.count($0, "problem")) solved there" }
      return (.valid, "Valid\(solved ?? "")")
    case .unknown: return (.unknown, "User not found")
    case .impossible:
      return (
        .unknown,
        "User not found: a name has letters, digits, _, - and dots, "
          + "\(LeetCodeName.longest) at most."
      )
    case .unchecked(let error): return (.unchecked, "Couldn't check: \(error.message)")
    case .empty, nil:
      guard !account.name.isEmpty else { return (.none, "") }
      return account.isChecked
        ? (.valid, "Valid") : (.unchecked, "Not checked yet; the next sync does it.")
    }
  }

  private static func loginWords(_ standing: LeetCode.Standing) -> String {
    guard standing.isSignedIn else { return "You aren't signed in." }
    let who = standing.account.signedInAs.map { "Signed in as \($0)" } ?? "A cookie is saved"
    guard let end = standing.expiresAt, end > standing.now.instant else { return "\(who)." }
    return "\(who); the cookie ends \(standing.date(of: end))."
  }
}

extension LeetCode.SyncCard {

  /// Words for how syncs stand.
  public init(_ standing: LeetCode.Standing, isWaiting: Bool = false) {
    let state = standing.state
    let run = state.openRun(at: standing.now.instant)
    isSetUp = standing.isSetUp
    isSyncing = run != nil || isWaiting
    progress = run.flatMap { run in
      run.total.map { Progress(read: min(run.read, $0), total: $0) }
    }
    headline = Self.headline(standing, isSyncing: isSyncing, progress: progress)
    lines = Self.lines(standing)
    gap = state.isIncomplete ? Self.gap(standing) : nil
    warning = standing.cookieWarning
    trouble = isSyncing ? nil : state.trouble.map(Self.words)
    unknown = standing.unknown.map { Unknown(slug: $0.slug, title: $0.title ?? $0.slug) }
    startable = standing.startable.count
    let declined = standing.account.declinedReviewsAt
    offersReviews =
      !isSyncing
      && standing.startable.contains { item in
        declined.map { item.foundAt.instant > $0 } ?? true
      }
  }

  private static func headline(
    _ standing: LeetCode.Standing, isSyncing: Bool, progress: Progress?
  ) -> String {
    if isSyncing {
      guard let progress else { return "Asking LeetCode…" }
      return "Read \(Measure.number(progress.read)) of \(Measure.number(progress.total))…"
    }
    guard let last = standing.state.last else {
      return standing.isSetUp ? "Not synced yet" : "No account is synced"
    }
    return "Last synced \(standing.time(of: last.at))"
  }

  private static func lines(_ standing: LeetCode.Standing) -> [String] {
    let state = standing.state
    var lines: [String] = []
    if standing.matched > 0 || state.last != nil {
      let count = Measure.count(standing.matched, "problem")
      let fresh = state.last.map(\.syncedCount) ?? 0
      lines.append("\(count) of the catalogue solved there\(fresh > 0 ? ", \(fresh) new" : "").")
    }
    if !standing.unknown.isEmpty {
      let count = standing.unknown.count
      lines.append(
        count == 1
          ? "1 other isn't in the catalogue." : "\(count) others aren't in the catalogue.")
    }
    return lines
  }

  /// That there may be more than everybody can see.
  private static func gap(_ standing: LeetCode.Standing) -> String {
    let here = standing.matched + standing.unknown.count
    let all = standing.state.solvedThere.flatMap { $0 > here ? $0 : nil }
    let count = all.map { "You solved \($0) there. " } ?? ""
    return "\(count)LeetCode shows others only the last \(RecentPage.most): "
      + "sign in to import the rest."
  }

  private static func words(_ trouble: SyncState.Trouble) -> String {
    [trouble.message, trouble.hint].compactMap(\.self).joined(separator: " ")
  }
}

// MARK: - Moments

extension LeetCode.Standing {
  /// From how long before its end a cookie is warned about.
  static let warningMilliseconds: Int64 = 3 * 86_400_000

  /// That the cookie ends soon, or ended; nil while there is no need.
  var cookieWarning: String? {
    guard isSignedIn else { return nil }
    if account.hasSessionEnded {
      return "LeetCode no longer accepts your cookie: sign in again there, and here."
    }
    guard let expiresAt else { return nil }
    let left = expiresAt.milliseconds - now.instant.milliseconds
    if left <= 0 { return "Your LeetCode cookie ended \(date(of: expiresAt)): sign in again." }
    guard left <= Self.warningMilliseconds else { return nil }
    return "Your LeetCode cookie ends \(time(of: expiresAt)): sign in again before."
  }

  /// `on Thu 5 Mar`.
  fileprivate func date(of instant: Instant) -> String {
    "on \(DayWords.date(day(of: instant), today: day(of: now.instant)))"
  }

  /// `at 08:40`, `yesterday at 08:40`, `tomorrow at 08:40`, `on Thu 5 Mar`.
  fileprivate func time(of instant: Instant) -> String {
    let clock = ClockWords.time(Moment(instant, offsetSeconds: now.offsetSeconds))
    return switch day(of: now.instant).days(since: day(of: instant)) {
    case 0: "at \(clock)"
    case 1: "yesterday at \(clock)"
    case -1: "tomorrow at \(clock)"
    default: date(of: instant)
    }
  }

  /// The calendar's day, as wall clocks are read.
  private func day(of instant: Instant) -> CivilDate {
    Moment(instant, offsetSeconds: now.offsetSeconds).day(beginning: 0)
  }
}
