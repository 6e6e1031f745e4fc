import Domain
public import Markup
import SiteKit

extension LeetCode {
  /// How syncs stand, as the settings and the sync's own page have it.
  public static func syncPart(_ card: SyncCard, _ context: PageContext) -> HTML {
    """
    <div id="leetcode-sync" class="leetcode-sync" data-events="\(path(.events))">
    <h3>Sync</h3>
    \(standing(card))
    <form method="post" action="\(path(.sync))" data-leetcode>
    \(context.field)
    \(button(card))
    </form>
    <p class="note leetcode-way"><a href="\(path(.sync))">Imported problems</a></p>
    </div>

    """
  }

  /// The card of the day's page; nil where nobody is synced.
  package static func dayCard(_ card: SyncCard, _ context: PageContext) -> HTML? {
    guard card.isSetUp else { return nil }
    return """
      <section class="card day-card" id="leetcode-day" aria-labelledby="leetcode-day-title">
      <header><h2 id="leetcode-day-title">LeetCode</h2>
      <a href="\(path(.sync))">Imported problems</a></header>
      \(standing(card))\
      \(card.warning.map { "<p class=\"leetcode-warning\">\($0)</p>\n" as HTML })\
      \(card.offersReviews ? offer(card, context) : nil)\
      <form method="post" action="\(path(.sync))" data-tick>
      \(context.field)
      <input type="hidden" name="back" value="today">
      <p class="actions">\(button(card))</p>
      </form>
      </section>
      """
  }

  /// The page of what came over, and of what Focus does not have.
  public static func syncPage(_ model: Model, _ context: PageContext) -> HTML {
    let card = model.sync
    // Without scripts the page asks again by itself while something goes on.
    let refresh: HTML =
      card.isSyncing ? "<noscript><meta http-equiv=\"refresh\" content=\"2\"></noscript>" : .empty
    return Shell.page(
      title: "LeetCode sync", section: .settings, context: context, scripts: ["leetcode"],
      styles: ["settings", "leetcode"], head: refresh,
      body: """
        <header class="page-head">
        <p><a href="\(path(.part))">\(Icon.back.html)LeetCode</a></p>
        <h1>Imported from LeetCode</h1>
        </header>
        <section class="card settings-group leetcode leetcode-own">
        \(card.isSetUp ? syncPart(card, context) : nobody)
        </section>
        \(details(model, context))
        """)
  }

  /// What a sync changes of its page besides its own part.
  public static func details(_ model: Model, _ context: PageContext) -> HTML {
    let card = model.sync
    return """
      <div id="leetcode-details" class="leetcode-details">
      \(card.startable > 0 ? reviews(card, context) : nil)\
      \(card.unknown.isEmpty ? nil : unknown(card.unknown))\
      \(card.lines.isEmpty ? nil : forgetting(context))</div>

      """
  }

  private static let nobody: HTML = """
    <p>Focus doesn't know your LeetCode username.</p>
    <p><a class="button" href="\(path(.part))">Add your LeetCode username</a></p>
    """

  private static func standing(_ card: SyncCard) -> HTML {
    let progress = card.progress.map { progress in
      """
      <progress max="\(max(progress.total, 1))" value="\(progress.read)" \
      aria-label="Solved problems that were read"></progress>

      """ as HTML
    }
    return """
      <p class="leetcode-head" role="status">\(card.headline)</p>
      \(progress)\
      \((card.lines + [card.gap].compactMap(\.self)).map { "<p class=\"note\">\($0)</p>\n" as HTML })\
      \(card.trouble.map { "<p class=\"note leetcode-trouble\">\($0)</p>\n" as HTML })
      """
  }

  private static func button(_ card: SyncCard) -> HTML {
    """
    <button id="leetcode-sync-button" type="submit"\(" disabled", if: card.isSyncing)>\
    \(Icon.review.html)\(card.isSyncing ? "Syncing…" : "Sync now")</button>
    """
  }

  /// That reviews may begin, as the day's page offers it.
  private static func offer(_ card: SyncCard, _ context: PageContext) -> HTML {
    """
    <form method="post" action="\(path(.reviews))" data-tick>
    \(context.field)
    <input type="hidden" name="back" value="today">
    <p class="note">\(offerWords(card))</p>
    <p class="actions"><button id="leetcode-start-reviews" type="submit">\(startWords(card))</button>
    <button class="quiet" type="submit" name="answer" value="no">Not now</button></p>
    </form>

    """
  }

  private static func offerWords(_ card: SyncCard) -> String {
    card.startable == 1
      ? "1 problem that you solved on LeetCode has no review yet."
      : "\(Measure.number(card.startable)) problems that you solved on LeetCode have no review yet."
  }

  private static func startWords(_ card: SyncCard) -> String {
    "Start \(Measure.count(card.startable, "review"))"
  }

  private static func reviews(_ card: SyncCard, _ context: PageContext) -> HTML {
    """
    <section class="card settings-group" aria-labelledby="leetcode-reviews">
    <h2 id="leetcode-reviews">Reviews</h2>
    <p>\(offerWords(card)) Each begins as solved on the day you solved it there; what you've most likely forgotten \
    comes first, with no more per day than your settings allow.</p>
    <form method="post" action="\(path(.reviews))" data-leetcode>
    \(context.field)
    <p><button type="submit">\(startWords(card))</button></p>
    </form>
    </section>

    """
  }

  private static func unknown(_ rows: [SyncCard.Unknown]) -> HTML {
    let items = rows.map { row in
      """
      <li><a href="https://leetcode.com/problems/\(row.slug)/" rel="noreferrer">\(row.title)</a> \
      <code>\(row.slug)</code></li>

      """ as HTML
    }
    return """
      <section class="card settings-group" aria-labelledby="leetcode-unknown">
      <h2 id="leetcode-unknown">Not in the catalogue</h2>
      <p class="note">You solved them there, but Focus doesn't have them. They are kept, and count once \
      it does.</p>
      <ul class="leetcode-unknown">
      \(items)</ul>
      </section>

      """
  }

  private static func forgetting(_ context: PageContext) -> HTML {
    """
    <section class="card settings-group" aria-labelledby="leetcode-forget">
    <h2 id="leetcode-forget">Forget it</h2>
    <p class="note">Use this if it was somebody else’s name. What you solved here and your reviews stay; the \
    next sync imports what it finds then.</p>
    <form method="post" action="\(path(.forget))" data-leetcode>
    \(context.field)
    <p><label class="sure"><input type="checkbox" name="sure" value="yes" required> \
    <span>Forget everything imported.</span></label></p>
    <p><button type="submit">Forget it</button></p>
    </form>
    </section>

    """
  }
}
