internal import Domain

/// A value somewhere in an input, with its type.
struct InputPlace {
  /// The indices that lead to it, from the argument on.
  let path: [Int]
  let type: ValueType
  let value: Value
}

/// Every value of an input that can be made smaller by itself, from the outside in.
///
/// Nodes of trees and lists are given as numbers, too. Stops after `most` places.
func places(of input: [Value], in problem: Problem, most: Int) -> [InputPlace] {
  var walk = PlaceWalk(most: most)
  if let design = problem.replayedDesign {
    walk.walk(calls: input, of: design)
  } else {
    for (index, (parameter, value)) in zip(problem.inputParameters, input).enumerated() {
      walk.walk(value, parameter.givenType, [index])
    }
  }
  return walk.places
}

private struct PlaceWalk {
  let most: Int
  var places: [InputPlace] = []

  mutating func walk(_ value: Value, _ type: ValueType, _ path: [Int]) {
    guard places.count < most else { return }
    places.append(InputPlace(path: path, type: type, value: value))
    guard let items = value.elements else { return }
    for (index, item) in items.enumerated() where places.count < most {
      switch type {
      case .list(let element): walk(item, element, path + [index])
      case .interval: walk(item, .int, path + [index])
      case .listNode, .treeNode: if item != .null { walk(item, .int, path + [index]) }
      case .randomNode:
        if let number = item.elements?.first { walk(number, .int, path + [index, 0]) }
      default: break
      }
    }
  }

  mutating func walk(calls input: [Value], of design: DesignSignature) {
    guard input.count == 2, let names = input[0].elements, let lists = input[1].elements,
      names.count == lists.count
    else { return }
    for (index, (name, list)) in zip(names, lists).enumerated() {
      let parameters =
        index == 0 ? design.constructor : design.method(name.text ?? "")?.parameters ?? []
      for (argument, (parameter, value)) in zip(parameters, list.elements ?? []).enumerated() {
        walk(value, parameter.type, [1, index, argument])
      }
    }
  }
}

extension [Value] {
  /// The same values with another one at a path.
  func replacing(_ path: some Collection<Int>, with value: Value) -> [Value] {
    guard let index = path.first, indices.contains(index) else { return self }
    var changed = self
    if path.count == 1 {
      changed[index] = value
    } else {
      changed[index] = .array(
        (self[index].elements ?? []).replacing(path.dropFirst(), with: value))
    }
    return changed
  }
}
