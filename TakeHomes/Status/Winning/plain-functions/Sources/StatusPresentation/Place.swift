/// Where a browser is, as a value: of so many pages the current one, and how far it is dragged.
struct Place: Equatable {
  var count: Int
  var page: Int
  var width: Double
  var pull: Double?
}

func exists(_ page: Int, in place: Place) -> Bool { page >= 0 && page < place.count }

/// How far the pages have moved: one page at most, and only towards a page.
func shift(_ place: Place) -> Double {
  let least = exists(place.page - 1, in: place) ? -place.width : 0
  let most = exists(place.page + 1, in: place) ? place.width : 0
  return max(least, min(most, place.pull ?? 0))
}

func offset(_ place: Place) -> Double { Double(place.page) * place.width + shift(place) }

func inSight(_ place: Place) -> [Int] {
  let shift = shift(place)
  if shift == 0 { return [place.page] }
  return shift < 0 ? [place.page - 1, place.page] : [place.page, place.page + 1]
}

func dragged(_ place: Place, by distance: Double) -> Place {
  var next = place
  next.pull = (place.pull ?? 0) + distance
  return next
}

func resting(_ place: Place, at page: Int) -> Place {
  Place(count: place.count, page: exists(page, in: place) ? page : place.page, width: place.width)
}

/// Where a drag ends: with a flick at the next whole page that way, else at the nearer one.
func released(_ place: Place, at velocity: Double) -> Place {
  guard place.pull != nil, place.width > 0 else { return resting(place, at: place.page) }
  let share = shift(place) / place.width
  let step =
    switch velocity {
    case 300...: share.rounded(.down) + 1
    case ...(-300): share.rounded(.up) - 1
    default: share.rounded(.toNearestOrAwayFromZero)
    }
  return resting(place, at: place.page + Int(max(-1, min(1, step))))
}

/// Where a key leads; nil where there is nothing.
func page(behind key: BrowserKey, of place: Place) -> Int? {
  let page =
    switch key {
    case .left: place.page - 1
    case .right: place.page + 1
    case .home: 0
    case .end: place.count - 1
    }
  return page != place.page && exists(page, in: place) ? page : nil
}
