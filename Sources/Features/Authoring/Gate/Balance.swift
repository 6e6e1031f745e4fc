internal import Catalogue
internal import Domain
internal import TestForge
import Trials

/// What is one-sided in random inputs and in the fast reference's answers to them.
///
/// A program that always answers the same must not pass most of them: no answer more than 60 % of
/// the time, no boolean more than 80 %. Of a class each method that returns something is held to it
/// by itself. At least half of the inputs are larger than the smallest one.
func balanceFindings(
  inputs: [[Value]], answers: [Value], problem: Problem, terms: GateTerms
) -> [String] {
  var findings = sizeFindings(inputs, problem)
  for (name, values) in answerGroups(inputs: inputs, answers: answers, problem: problem) {
    // Too few calls say nothing.
    guard values.count >= 20 else { continue }
    let isBoolean = values.allSatisfy { if case .bool = $0 { true } else { false } }
    let most = terms.sameAnswer ?? (isBoolean ? 80 : 60)
    let counts = Dictionary(grouping: values) { $0 }.mapValues(\.count)
    guard let (value, count) = counts.max(by: { $0.value < $1.value }),
      count * 100 > most * values.count
    else { continue }
    let share = count * 100 / values.count
    findings.append(
      "generator: \(name) is \(value.excerpt) on \(share) % of the random inputs, more than "
        + "\(most) %: add a family with other answers, or gate: { sameAnswer: …, why: … }.")
  }
  return findings
}

/// The answers by what gives them: the function, or each method that returns something.
private func answerGroups(
  inputs: [[Value]], answers: [Value], problem: Problem
) -> [(name: String, values: [Value])] {
  // A round trip answers with its input, whatever the methods are.
  guard case .design(let design) = problem.signature else { return [("the answer", answers)] }
  if case .roundTrip = problem.comparator { return [("the answer", answers)] }
  var groups: [String: [Value]] = [:]
  for (input, answer) in zip(inputs, answers) {
    let names = input.first?.elements?.compactMap(\.text) ?? []
    for (name, value) in zip(names, answer.elements ?? []) {
      groups[name, default: []].append(value)
    }
  }
  return design.methods.filter { $0.returns != .void }.compactMap { method in
    groups[method.name].map { ("the answer of \(method.name)", $0) }
  }
}

/// Where all inputs have one size by the task (two numbers, a board), their numbers are their size.
private func sizeFindings(_ inputs: [[Value]], _ problem: Problem) -> [String] {
  var sizes = inputs.map { inputSize($0, of: problem) }
  if sizes.allSatisfy({ $0 == sizes[0] }) {
    sizes = inputs.map { $0.reduce(0) { $0 + ($1.integer ?? 0).bitWidthUsed } }
  }
  guard let smallest = sizes.min(), smallest != sizes.max() else { return [] }
  let larger = sizes.count { $0 > smallest }
  guard larger * 2 < sizes.count else { return [] }
  return [
    "generator: only \(larger) of \(sizes.count) random inputs are larger than the smallest one: "
      + "give the families larger sizes."
  ]
}

extension Int {
  fileprivate var bitWidthUsed: Int { Int.bitWidth - magnitude.leadingZeroBitCount }
}
