internal import RoundsDomain
internal import RoundsPresentation

/// A round with every end that has an arrow in it.
func detailPage(_ detail: RoundDetail) -> Markup {
  """
  <main class="round">
  <p><a href="\(RoundsRoute.list(.all).path)">All rounds</a></p>
  <h1>\(detail.card.name)</h1>
  \(facts(of: detail.card))
  \(sums(of: detail))
  \(detail.ends.isEmpty ? "<p>No arrow is shot yet.</p>" : scoreSheet(detail.ends))
  </main>

  """
}

private func sums(of detail: RoundDetail) -> Markup {
  """
  <dl>
  <dt>Tens</dt><dd>\(detail.tens)</dd>
  <dt>Xs</dt><dd>\(detail.xs)</dd>
  <dt>Misses</dt><dd>\(detail.misses)</dd>
  </dl>
  """
}

private func scoreSheet(_ ends: [RoundDetail.End]) -> Markup {
  let columns = ends.map(\.arrows.count).max() ?? 1
  return """
    <table>
    <caption>Ends</caption>
    <thead><tr>
    <th scope="col">End</th><th scope="col" colspan="\(columns)">Arrows</th>
    <th scope="col">Total</th><th scope="col">Running total</th>
    </tr></thead>
    <tbody>
    \(ends.map { row(of: $0, columns: columns) })</tbody>
    </table>
    """
}

/// A last end that is not full leaves its other arrows empty.
private func row(of end: RoundDetail.End, columns: Int) -> Markup {
  let arrows = end.arrows.map { arrow -> Markup in "<td>\(arrow)</td>" }
  let rest = [Markup](repeating: "<td></td>", count: columns - end.arrows.count)
  return """
    <tr><th scope="row">\(end.number)</th>\(arrows)\(rest)\
    <td>\(end.total)</td><td>\(end.runningTotal)</td></tr>

    """
}
