internal import Domain

/// The content of a file in `plans/`.
struct PlanFile {
  let template: PlanTemplate

  init(yaml text: String, key: String, file: String) throws(CatalogueError) {
    let whole = try Entry(yaml: text, file: file)
    let fields = try whole.fields(
      known: [
        "format", "title", "about", "days", "sprint", "list", "size", "weeks", "hours",
        "topicsApart",
      ], required: ["format", "title", "about"])
    guard try fields["format"]?.integer() == 1 else {
      throw whole.trouble("This version reads format 1.")
    }
    let days = try readDays(fields["days"])
    let sprint = try readDays(fields["sprint"])
    template = PlanTemplate(
      key: key, title: try fields["title"]?.text() ?? "", about: try fields["about"]?.text() ?? "",
      selection: try readSelection(days + sprint, fields, whole), sprintDays: sprint.count,
      weeks: try readNumber(fields["weeks"], within: PlanOrder.Bounds.weeks),
      hours: try readNumber(fields["hours"], within: PlanOrder.Bounds.hours),
      keepsTopicsApart: try fields["topicsApart"]?.flag() ?? false)
    try check(whole, hasDays: !days.isEmpty)
  }

  /// Written days have their own pace; a list needs one.
  private func check(_ whole: Entry, hasDays: Bool) throws(CatalogueError) {
    let isPaced = template.weeks != nil || template.hours != nil
    guard hasDays != isPaced else {
      throw whole.trouble(
        hasDays ? "Written days set their own pace." : "A list needs weeks or hours.")
    }
    guard !template.keepsTopicsApart || (template.hours != nil && template.weeks == nil) else {
      throw whole.trouble("topicsApart works only with hours: weeks couldn't be kept.")
    }
  }
}

private func readSelection(
  _ days: [[String]], _ fields: [String: Entry], _ whole: Entry
) throws(CatalogueError) -> PlanOrder.Selection {
  switch (days.isEmpty, fields["list"]) {
  case (false, nil):
    return .days(days)
  case (true, let list?):
    guard let size = try fields["size"]?.integer(), size > 0 else {
      throw whole.trouble("The key size is missing: how many problems the list has.")
    }
    return .list(try list.word(as: ProblemList.self).rawValue, size: size)
  default:
    throw whole.trouble("Either days or a list is needed.")
  }
}

private func readNumber(
  _ entry: Entry?, within range: ClosedRange<Int>
) throws(CatalogueError) -> Int? {
  guard let entry else { return nil }
  let number = try entry.integer()
  guard range.contains(number) else {
    throw entry.trouble("It must be from \(range.lowerBound) to \(range.upperBound).")
  }
  return number
}

/// A list of slugs for each day; no problem twice.
private func readDays(_ entry: Entry?) throws(CatalogueError) -> [[String]] {
  guard let entry else { return [] }
  var days: [[String]] = []
  for day in try entry.items() {
    let slugs = try day.texts()
    guard !slugs.isEmpty else { throw day.trouble("A day needs a problem.") }
    days.append(slugs)
  }
  return days
}
