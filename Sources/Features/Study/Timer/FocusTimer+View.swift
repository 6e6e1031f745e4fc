import Domain
public import Markup
import SiteKit

extension FocusTimer {
  /// The whole page.
  public static func html(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Focus", section: .focus, context: context, scripts: ["timer"],
      styles: ["timer"], head: model.standing == .running ? refresh(model) : .empty,
      body: """
        <header class="page-head">
        <h1>Focus</h1>
        </header>
        <p class="lost" id="timer-lost" role="status" hidden>The server isn't responding; the timer \
        keeps running.</p>
        \(timer(model, context))
        <datalist id="timer-problems">
        \(model.titles.map { "<option value=\"\($0)\"></option>\n" as HTML })</datalist>
        """)
  }

  /// The part that changes with the timer.
  public static func timer(_ model: Model, _ context: PageContext) -> HTML {
    """
    <section id="timer" class="timer \(model.standing.rawValue)\
    \(" rest", if: model.phase.isBreak)" aria-label="Timer" data-version="\(model.version)" \
    data-standing="\(model.standing.rawValue)" data-phase="\(model.phase.rawValue)" \
    data-title="\(model.title)" data-remaining="\(Int(model.remainingMilliseconds))" \
    data-planned="\(model.plannedSeconds * 1000)" data-events="\(SitePath.timer(.events))" \
    data-ending="\(model.ending?.rawValue ?? "")" data-note="\(model.note)">
    <div class="card dial">
    \(ring(model))
    <p class="note" id="timer-note" role="status">\(model.note)</p>
    \(model.problem.map(problem))
    \(model.trouble.map { "<p class=\"trouble\" role=\"alert\">\($0)</p>" as HTML })
    <div class="timer-actions">
    \(controls(model, context))</div>
    <p class="note plain-hidden">Space \(spaceWord(model)).</p>
    <p><button class="quiet" type="button" data-notify hidden>Tell me when the time is \
    up</button></p>
    </div>
    \(day(model))
    </section>

    """
  }

  private static func spaceWord(_ model: Model) -> String {
    switch model.standing {
    case .ready: "starts"
    case .running: "pauses"
    case .paused: "resumes"
    }
  }

  /// Without scripts the page is fetched anew, at the latest when the time is up.
  private static func refresh(_ model: Model) -> HTML {
    let seconds = min(60, max(1, Int(model.remainingMilliseconds / 1000) + 1))
    return "\n<noscript><meta http-equiv=\"refresh\" content=\"\(seconds)\"></noscript>"
  }

  private static func ring(_ model: Model) -> HTML {
    """
    <div class="ring">
    <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    <circle class="track" cx="100" cy="100" r="92"/>
    <circle class="gone" cx="100" cy="100" r="92" pathLength="100" \
    stroke-dasharray="\(model.percent) 100" transform="rotate(-90 100 100)"/>
    </svg>
    <div class="face">
    <h2>\(model.title)</h2>
    <p class="remaining" role="timer">\(model.remaining)</p>
    </div>
    </div>
    """
  }

  private static func problem(_ link: Model.Link) -> HTML {
    "<p class=\"linked\">On \(name(link))</p>"
  }

  private static func name(_ link: Model.Link) -> HTML {
    link.path.map { "<a href=\"\($0)\">\(link.title)</a>" } ?? "\(link.title)"
  }

  private static func controls(_ model: Model, _ context: PageContext) -> HTML {
    switch model.standing {
    case .ready: model.phase.isBreak ? breakOffer(model, context) : startForm(model, context)
    case .running:
      button(.pause, "Pause", .pause, context, isMain: true) + leave(model, context)
    case .paused:
      button(.resume, "Resume", .play, context, isMain: true) + leave(model, context)
    }
  }

  private static func leave(_ model: Model, _ context: PageContext) -> HTML {
    if model.phase.isBreak { return button(.skip, "Skip the break", .next, context) }
    return """
      <details class="leave">
      <summary class="button">End…</summary>
      <div class="sure card">
      <p>\(ClockWords.span(seconds: model.elapsedSeconds)) of focus will be kept.</p>
      \(button(.end, "End the session", .stop, context))</div>
      </details>

      """
  }

  private static func breakOffer(_ model: Model, _ context: PageContext) -> HTML {
    button(.start, "Start the break", .play, context, phaseField(model), isMain: true)
      + button(.skip, "Skip the break", .next, context)
  }

  /// What was offered: something else may be offered by the time that it is sent.
  private static func phaseField(_ model: Model) -> HTML {
    "<input type=\"hidden\" name=\"phase\" value=\"\(model.phase.rawValue)\">\n"
  }

  private static func startForm(_ model: Model, _ context: PageContext) -> HTML {
    """
    <form class="start" method="post" action="\(SitePath.timer(.action(.start)))" data-timer>
    \(context.field)
    \(phaseField(model))<label class="minutes"><span>Minutes</span>
    <input type="number" name="minutes" min="1" max="240" step="1" inputmode="numeric" required \
    value="\(model.typedMinutes)"></label>
    <label class="on"><span>Problem, if you like</span>
    <input type="text" name="problem" list="timer-problems" autocomplete="off" maxlength="120" \
    placeholder="A title or a number" value="\(model.chosen)"></label>
    <button class="primary" type="submit" data-main>\(Icon.play.html)Start</button>
    </form>

    """
  }

  private static func button(
    _ action: TimerPath.Action, _ title: String, _ icon: Icon, _ context: PageContext,
    _ fields: HTML = .empty, isMain: Bool = false
  ) -> HTML {
    """
    <form method="post" action="\(SitePath.timer(.action(action)))" data-timer>
    \(context.field)
    \(fields)\
    <button\(" class=\"primary\" data-main", if: isMain) type="submit">\(icon.html)\(title)</button>
    </form>

    """
  }

  private static func day(_ model: Model) -> HTML {
    """
    <section class="card timer-day" aria-labelledby="timer-day-title">
    <h2 id="timer-day-title">Today</h2>
    <p>\(model.today)</p>
    <progress max="\(model.goalSeconds)" value="\(min(model.todaySeconds, model.goalSeconds))" \
    aria-label="Focus time today"></progress>
    <p class="note">\(model.round)</p>
    \(model.rows.isEmpty ? emptyDay : "<ol class=\"sittings\">\n\(model.rows.map(row))</ol>" as HTML)
    </section>
    """
  }

  private static let emptyDay: HTML =
    "<p class=\"empty\">Your sessions will appear here once you finish one.</p>"

  private static func row(_ row: Model.Row) -> HTML {
    let problem = row.problem.map { " \(name($0))" as HTML }
    return """
      <li><time datetime="\(row.startedAt.description)">\(row.time)</time> \
      <span><strong>\(row.title)</strong>, \(row.length)\(problem)</span> \
      <small>\(row.ending)</small></li>

      """
  }
}
