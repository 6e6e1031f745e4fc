import Domain
public import Markup
import SiteKit

extension Habits {
  /// The page on which habits are named, added and taken off the list.
  ///
  /// `typed` is a name that was refused, `id` the number of the habit that it was for; nil: a new
  /// one.
  public static func html(
    _ standings: [Standing], typed: String = "", for id: Int? = nil, trouble: String? = nil,
    _ context: PageContext
  ) -> HTML {
    let removed = standings.filter(\.habit.isRemoved)
    let rows = standings.filter { !$0.habit.isRemoved }.map {
      row($0, refused: trouble != nil && $0.habit.id == id ? typed : nil, context)
    }
    return Shell.page(
      title: "Habits", section: .today, context: context, styles: ["today"],
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.home)">\(Icon.back.html)Today</a></p>
        <h1>Habits</h1>
        </header>
        \(trouble.map { "<p id=\"habit-trouble\" class=\"trouble\" role=\"alert\">\($0)</p>" as HTML })
        <div class="card day-card habit-list">
        <ul>
        \(rows)</ul>
        \(addition(id == nil ? typed : "", hasTrouble: trouble != nil && id == nil, context))
        </div>
        \(removed.isEmpty ? nil : attic(removed, context))
        """)
  }

  private static func row(
    _ standing: Standing, refused: String?, _ context: PageContext
  ) -> HTML {
    let habit = standing.habit
    let note: HTML =
      habit.isAutomatic ? "<p class=\"note\">A solved problem ticks it.</p>\n" : .empty
    return """
      <li><form method="post" action="\(SitePath.today(.habit(habit.id, .rename)))">
      \(context.field)
      <label for="habit-\(habit.id)" class="hidden">Name of “\(habit.name)”</label>
      <input id="habit-\(habit.id)" name="name" value="\(refused ?? habit.name)" \
      maxlength="\(longestName)" required autocomplete="off"\(invalid, if: refused != nil)>
      <button type="submit">Rename</button>
      <button class="quiet" type="submit" formaction="\(SitePath.today(.habit(habit.id, .remove)))" \
      formnovalidate>\(Icon.trash.html)Remove<span class="hidden"> \(habit.name)</span></button>
      </form>
      \(note)</li>

      """
  }

  private static let invalid: StaticString =
    " aria-invalid=\"true\" aria-errormessage=\"habit-trouble\""

  private static func addition(
    _ typed: String, hasTrouble: Bool, _ context: PageContext
  ) -> HTML {
    """
    <form method="post" action="\(SitePath.today(.habits))">
    \(context.field)
    <label for="new-habit" class="hidden">A new habit</label>
    <input id="new-habit" name="name" value="\(typed)" maxlength="\(longestName)" required \
    autocomplete="off" placeholder="A new habit"\(invalid, if: hasTrouble)>
    <button type="submit">\(Icon.plus.html)Add</button>
    </form>
    """
  }

  private static func attic(_ removed: [Standing], _ context: PageContext) -> HTML {
    """
    <section class="card day-card habit-list" aria-labelledby="removed-title">
    <h2 id="removed-title">Removed habits</h2>
    <p class="note">Their days are kept.</p>
    <ul>
    \(removed.map { attic($0, context) })</ul>
    </section>
    """
  }

  private static func attic(_ standing: Standing, _ context: PageContext) -> HTML {
    """
    <li><form method="post" action="\(SitePath.today(.habit(standing.habit.id, .restore)))">
    \(context.field)
    <span class="name">\(standing.habit.name)</span>
    <button class="quiet" type="submit">\(Icon.undo.html)Put back\
    <span class="hidden"> \(standing.habit.name)</span></button>
    </form></li>

    """
  }
}
