import Domain
public import Markup
import OnlineFeature
import SiteKit
import Study

extension Today {
  /// The whole page.
  public static func html(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Today", section: .today, context: context, scripts: ["today"],
      styles: ["today", "leetcode"], body: day(model, context))
  }

  /// Everything of the page that changes while it is open.
  public static func day(_ model: Model, _ context: PageContext) -> HTML {
    """
    <div id="today" data-changes="\(SitePath.today(.changes))">
    \(head(model))
    <div class="day-figures">
    \(gauge("goal", "Daily goal", .check, model.goal))
    \(gauge("focus", "Focus time", .timer, model.focus))
    \(session(model.session, context))
    </div>
    <div class="day-columns">
    <div>
    \(model.beginning.map(beginning))
    \(model.due.isEmpty ? nil : due(model.due))\(model.drill.map(PageParts.dueCards))
    \(schedule(model))
    </div>
    <div>
    \(model.schedule.flatMap(tomorrow))
    \(habits(model.habits, context))\(model.leetCode.flatMap { LeetCode.dayCard($0, context) })
    </div>
    </div>
    </div>

    """
  }

  private static func head(_ model: Model) -> HTML {
    """
    <header class="page-head day-head">
    <p class="date">\(model.date)</p>
    <h1>\(model.greeting)</h1>
    <p class="streak\(" lit", if: model.streak.isTodayDone)">\(Icon.flame.html)\
    <strong>\(model.streakWords)</strong>\(model.longestWords.map { " <span>\($0)</span>" as HTML })</p>
    </header>
    """
  }

  private static func gauge(
    _ id: String, _ title: String, _ icon: Icon, _ gauge: Model.Gauge
  ) -> HTML {
    """
    <section class="card day-figure\(" reached", if: gauge.isReached)" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title">\(icon.html)\(title)</h2>
    <p class="value">\(gauge.figure)</p>
    <progress max="100" value="\(gauge.percent)" aria-labelledby="\(id)-title"></progress>
    <p class="note">\(gauge.words)</p>
    </section>
    """
  }

  private static func session(_ session: Model.Session, _ context: PageContext) -> HTML {
    """
    <section class="card day-figure hero" aria-labelledby="session-title">
    <h2 id="session-title">\(Icon.focus.html)\(session.title)</h2>
    <p class="words">\(session.words)</p>
    \(session.isUnderWay ? openTimer : startForm(session, context))
    </section>
    """
  }

  private static var openTimer: HTML {
    "<p><a class=\"button\" id=\"open-timer\" href=\"\(SitePath.timer(.page))\">Open the timer</a></p>"
  }

  private static func startForm(_ session: Model.Session, _ context: PageContext) -> HTML {
    let problem = session.slug.map {
      "<input type=\"hidden\" name=\"problem\" value=\"\($0)\">\n" as HTML
    }
    return """
      <form method="post" action="\(SitePath.timer(.action(.start)))">
      \(context.field)
      <input type="hidden" name="phase" value="focus">
      \(problem)<button type="submit">\(Icon.play.html)Start</button>
      </form>
      """
  }

  private static func beginning(_ first: Model.Row) -> HTML {
    """
    <section class="card day-card" aria-labelledby="begin-title">
    <h2 id="begin-title">Begin here</h2>
    <ol class="steps">
    <li><strong>Choose a plan</strong>
    <p class="note">It gives each day a few problems, and carries over what you miss.</p>
    <p><a class="button" href="\(SitePath.plan(.page))">\(Icon.plan.html)See the plans</a></p></li>
    <li><strong>Solve your first problem</strong>
    <p class="note">\(first.title): \(first.difficulty.rawValue.lowercased()), \
    about \(first.minutes) minutes.</p>
    <p><a class="button" href="\(first.path)">\(Icon.play.html)Open \(first.title)</a></p></li>
    </ol>
    <p class="note">Solved some on LeetCode? <a href="\(SitePath.settings(.leetCode(.part)))">Import \
    them</a></p>
    </section>
    """
  }
}
