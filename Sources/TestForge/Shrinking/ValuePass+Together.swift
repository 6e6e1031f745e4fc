internal import Domain

extension ValuePass {
  /// Without stretches of calls; the constructor stays.
  func removingCalls(_ input: [Value], of problem: Problem, most: Int) -> [[Value]] {
    guard problem.replayedDesign != nil, input.count == 2, let names = input[0].elements,
      let lists = input[1].elements, names.count == lists.count, names.count > 1
    else { return [] }
    return blocks(of: names.count - 1).prefix(most).map { block in
      let block = block.lowerBound + 1..<block.upperBound + 1
      return [.array(names.without(block)), .array(lists.without(block))]
    }
  }

  /// Without what stands at the same index in several lists: arguments of one length, columns, or a
  /// row with its column.
  func removingTogether(_ input: [Value], of problem: Problem, most: Int) -> [[Value]] {
    guard problem.replayedDesign == nil else { return [] }
    return acrossArguments(input, most: most)
      + input.indices.flatMap { argument -> [[Value]] in
        let rows = input[argument].array.map(\.array)
        guard let width = rows.first?.count, width > 0, rows.count <= 40, width <= 40,
          rows.allSatisfy({ $0.count == width })
        else { return [] }
        let narrow = (0..<width).map { column in rows.map { $0.without(column..<column + 1) } }
        let smaller =
          rows.count == width
          ? narrow.indices.map { narrow[$0].without($0..<$0 + 1) } : []
        return (smaller + narrow).map { rows in
          input.replacing([argument], with: .array(rows.map(Value.array)))
        }
      }
  }

  private func acrossArguments(_ input: [Value], most: Int) -> [[Value]] {
    let lengths = Dictionary(grouping: input.indices) { input[$0].elements?.count ?? 0 }
    let groups = lengths.filter { $0.key > 0 && $0.value.count > 1 }.sorted { $0.key < $1.key }
    let shorter = groups.flatMap { count, arguments in
      blocks(of: count).prefix(most).map { block in
        arguments.reduce(input) {
          $0.replacing([$1], with: .array($0[$1].array.without(block)))
        }
      }
    }
    return shorter + withCounts(input)
  }

  // A number that counts what a list holds must fall with it.
  private func withCounts(_ input: [Value]) -> [[Value]] {
    let numbers = input.indices.filter { (input[$0].integer ?? 0) > 0 }
    let lists = input.indices.filter { input[$0].elements?.isEmpty == false }
    return numbers.flatMap { number -> [[Value]] in
      guard let count = input[number].integer else { return [] }
      let less = input.replacing([number], with: .int(count - 1))
      return lists.flatMap { list -> [[Value]] in
        let items = input[list].array
        let named = items.filter {
          !$0.array.contains(.int(count - 1)) && !$0.array.contains(.int(count))
        }
        var found =
          items.count <= 60
          ? items.indices.map { less.replacing([list], with: .array(items.without($0..<$0 + 1))) }
          : []
        if named.count < items.count { found.append(less.replacing([list], with: .array(named))) }
        return found
      }
    }
  }
}
