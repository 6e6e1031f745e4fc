import Domain
public import Markup
import SiteKit

extension Drill {
  /// The page of all cards.
  public static func html(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Drill", section: .drill, context: context, scripts: ["list"],
      styles: ["review", "drill"],
      body: """
        <header class="page-head">
        <h1>Drill</h1>
        <p class="review-lead">\(model.headline). \(model.note)</p>
        <p class="drill-ways">\(model.interview.map(interview))\
        <a class="button" href="\(SitePath.drill(.interviews))">\(Icon.timer.html)Mock interview</a>
        <a class="button" href="\(SitePath.drill(.loops))">\(Icon.plan.html)Interview loop</a></p>
        \(filters(model))
        </header>
        \(list(model))
        """)
  }

  private static func interview(_ path: SitePath) -> HTML {
    "<a class=\"button primary\" href=\"\(path)\">Back to the interview</a>\n"
  }

  /// The part that changes with the filters.
  public static func list(_ model: Model) -> HTML {
    """
    <section id="drill-list" aria-label="Cards">
    <p class="drill-start">\(model.session.map(start))</p>
    \(model.empty.map(empty))
    \(model.topics.map(topic))
    </section>

    """
  }

  private static func start(_ path: SitePath) -> HTML {
    "<a class=\"button primary\" id=\"start\" href=\"\(path)\">\(Icon.play.html)Start a session</a>"
  }

  private static func empty(_ words: String) -> HTML {
    "<div class=\"card empty\"><p>\(words)</p></div>\n"
  }

  private static func filters(_ model: Model) -> HTML {
    """
    <form class="filters" method="get" action="\(SitePath.drill(.page(.all)))" role="search" \
    data-live="drill-list">
    <label class="search"><span class="hidden">Search questions</span>\(Icon.search.html)
    <input type="search" name="q" value="\(model.filter.search)" placeholder="Search questions" \
    autocomplete="off" maxlength="100" aria-keyshortcuts="/"></label>
    \(choice("topic", "Topic", model.topicChoices))
    \(choice("kind", "Kind", model.kindChoices))
    \(choice("state", "State", model.stateChoices))
    <button class="plain-only" type="submit">Filter</button>
    </form>
    """
  }

  private static func choice(_ name: String, _ label: String, _ choices: [Model.Choice]) -> HTML {
    let options = choices.map { choice in
      """
      <option value="\(choice.value)"\(" selected", if: choice.isChosen)>\(choice.title)</option>

      """ as HTML
    }
    return """
      <label><span class="hidden">\(label)</span><select name="\(name)">
      \(options)</select></label>
      """
  }

  private static func topic(_ topic: Model.Topic) -> HTML {
    """
    <section class="card drill-topic" aria-labelledby="topic-\(topic.id)">
    <header><h2 id="topic-\(topic.id)">\(topic.title)</h2><p class="note">\(topic.count)</p></header>
    <ul class="drill-rows">
    \(topic.rows.map(row))</ul>
    </section>

    """
  }

  private static func row(_ row: Model.Row) -> HTML {
    """
    <li id="\(row.id)"><div><a href="\(row.path)" data-row>\(row.question)</a>
    <p class="note"><span\(" class=\"overdue\"", if: row.isDue)>\(row.state)</span>\
    \(row.grade.map { "<span>last: \($0.title)</span>" as HTML })</p></div>
    \(pill(row.kind))</li>

    """
  }

  static func pill(_ kind: DrillCard.Kind) -> HTML {
    "<span class=\"pill drill-kind\">\(kind.title)</span>"
  }
}
