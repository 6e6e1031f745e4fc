public import Domain

/// What is wrong with the wording of a problem's constraints, generator and comparator.
///
/// A sentence each with the place and, for an unknown name, the nearest known one.
public func checkForm(of problem: Problem) -> [String] {
  var sentences: [String] = []
  do { _ = try ProblemConstraints(of: problem) } catch { sentences.append("\(error)") }
  if families(of: problem).isEmpty { sentences.append("generator has no family.") }
  for family in families(of: problem) {
    do { _ = try Family(named: family.name, of: problem) } catch { sentences.append("\(error)") }
  }
  switch problem.comparator {
  case .checker(let name) where Checker.named[name] == nil,
    .statistical(let name) where Checker.named[name] == nil:
    let nearest = suggestion(for: name, in: Checker.named.keys)
    sentences.append("comparator: unknown checker \(name)\(nearest).")
  default: break
  }
  return sentences
}
