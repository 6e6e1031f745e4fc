import Domain
import Markup
import SiteKit
import StudyFeature

extension Today {
  /// What is due for a review.
  static func due(_ rows: [Model.Row]) -> HTML {
    """
    <section class="card day-card" id="due" aria-labelledby="due-title">
    <header><h2 id="due-title">Reviews due</h2>
    <a href="\(SitePath.review(.page))">All reviews</a></header>
    \(list(rows))
    </section>
    """
  }

  /// What the plan has for today, and what it carried over.
  static func schedule(_ model: Model) -> HTML? {
    guard let schedule = model.schedule else {
      return model.beginning == nil ? noPlan : nil
    }
    let late: HTML? =
      schedule.carriedOver.isEmpty
      ? nil
      : """
      <section class="card day-card" id="carried" aria-labelledby="carried-title">
      <header><h2 id="carried-title">Carried over</h2></header>
      \(list(schedule.carriedOver))
      </section>
      """
    return """
      <section class="card day-card" id="planned" aria-labelledby="planned-title">
      <header><h2 id="planned-title">Today's plan</h2>
      <a href="\(SitePath.plan(.page))">\(schedule.words)</a></header>
      \(schedule.rest.map { "<p class=\"note\">\($0)</p>" as HTML } ?? list(schedule.items))
      </section>
      \(late)
      """
  }

  private static var noPlan: HTML {
    """
    <section class="card day-card" id="planned" aria-labelledby="planned-title">
    <header><h2 id="planned-title">Today's plan</h2></header>
    <p class="note">You don't have a plan yet. Once you do, today's problems appear here.</p>
    <p class="actions"><a class="button" href="\(SitePath.plan(.page))">Choose a plan</a>
    <a class="button" href="\(SitePath.problems(.all))">All problems</a></p>
    </section>
    """
  }

  /// What the plan has for tomorrow.
  static func tomorrow(_ schedule: Model.Schedule) -> HTML? {
    guard !schedule.tomorrow.isEmpty else { return nil }
    return """
      <section class="card day-card" id="tomorrow" aria-labelledby="tomorrow-title">
      <header><h2 id="tomorrow-title">Tomorrow</h2></header>
      \(list(schedule.tomorrow))
      </section>
      """
  }

  private static func list(_ rows: [Model.Row]) -> HTML {
    "<ul class=\"day-rows\">\n\(rows.map(row))</ul>"
  }

  private static func mark(isDone: Bool) -> HTML {
    let words = isDone ? "Done" : "To do"
    return """
      <span class="progress-mark \(isDone ? "solved" : "new")" title="\(words)">\
      \(isDone ? Icon.check.html : nil)<span class="hidden">\(words)</span></span>
      """
  }

  private static func row(_ row: Model.Row) -> HTML {
    let title: HTML = row.isDone ? "<s>\(row.title)</s>" : "\(row.title)"
    let details = [row.note, row.topic.title, "\(row.minutes) min"].compactMap(\.self)
    return """
      <li\(" class=\"done\"", if: row.isDone)>\
      \(mark(isDone: row.isDone))
      <div><a href="\(row.path)">\(title)</a>
      <p class="note">\(details.joined(separator: " · "))</p></div>
      \(PageParts.difficulty(row.difficulty))</li>

      """
  }

  /// The habits, each a button that ticks it.
  static func habits(_ rows: [Model.HabitRow], _ context: PageContext) -> HTML {
    let list: HTML =
      rows.isEmpty
      ? "<p class=\"note\">You have no habits yet.</p>"
      : "<ul class=\"habits\">\n\(rows.map { habit($0, context) })</ul>"
    return """
      <section class="card day-card" id="habits" aria-labelledby="habits-title">
      <header><h2 id="habits-title">Habits</h2>
      <a href="\(SitePath.today(.habits))">Edit</a></header>
      \(list)
      </section>
      """
  }

  private static func habit(_ row: Model.HabitRow, _ context: PageContext) -> HTML {
    let face: HTML = """
      <span class="tick">\(row.isDone ? Icon.check.html : nil)</span>
      <span class="name">\(row.name) <small>\(row.words)</small></span>
      """
    guard !row.isDone || row.canUntick else {
      return """
        <li><p class="habit done">\(face)<span class="hidden">, done: you solved a problem\
        </span></p></li>

        """
    }
    let path = SitePath.today(.habit(row.id, row.isDone ? .untick : .tick))
    return """
      <li><form method="post" action="\(path)" data-tick>
      \(context.field)
      <button class="habit\(" done", if: row.isDone)" id="habit-\(row.id)" type="submit" \
      aria-pressed="\(row.isDone ? "true" : "false")">\(face)</button>
      </form></li>

      """
  }
}
