internal import RoundsDomain
internal import RoundsPresentation

/// A status is read out when there is time for it.
let loadingNote: Markup = """
  <p role="status">Loading your rounds…</p>
  """

/// An alert is read out at once; Retry is a link, so it works without a script.
func errorNote(_ message: String, tab: RoundTab) -> Markup {
  """
  <div role="alert"><p>\(message)</p></div>
  <p><a class="button" href="\(RoundsRoute.list(tab).path)">Retry</a></p>
  """
}

func emptyNote(_ text: String) -> Markup {
  """
  <p class="empty">\(text)</p>
  """
}

/// Date, distance and status of a round, and its score where there is one.
func facts(of card: RoundCard) -> Markup {
  let score: Markup = card.score.map { "<span class=\"score\">\($0) points</span> " } ?? .nothing
  return """
    <p>\(card.date) · \(card.distance) · \(score)<span class="status">\(card.status)</span></p>
    """
}
