public import Domain
public import Foundation

/// The ready plans of `<contentFolder>/plans`, by key; none where there is no such folder.
///
/// Cost: reads some small files. Throws: ``CatalogueError`` for a file that is not written as it should be.
public func readPlans(contentFolder: URL) throws(CatalogueError) -> [PlanTemplate] {
  let folder = contentFolder.appending(path: "plans")
  guard folder.isFolder else { return [] }
  var plans: [PlanTemplate] = []
  for name in try listing(folder) where name.hasSuffix(".yml") {
    let file = "plans/\(name)"
    let content = try bytes(of: folder.appending(path: name), name: file)
    guard let text = String(validating: content, as: UTF8.self) else {
      throw .unreadable(file: file, reason: "The file isn't UTF-8.")
    }
    let plan = try PlanFile(yaml: text, key: String(name.dropLast(4)), file: file).template
    if case .days(let days) = plan.selection, let twice = firstRepeated(days.joined()) {
      throw .form(file: file, line: nil, reason: "\(twice) is listed twice.")
    }
    plans.append(plan)
  }
  return plans
}

private func firstRepeated(_ slugs: some Sequence<String>) -> String? {
  var seen: Set<String> = []
  return slugs.first { !seen.insert($0).inserted }
}
