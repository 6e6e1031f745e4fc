internal import Domain

/// Accepts the index of any number that is above its neighbours.
func judgePeak(_ actual: Value, input: [Value]) -> Judgement {
  let numbers = input.first?.integers ?? []
  guard let index = actual.integer, numbers.indices.contains(index) else {
    return .refused("The answer must be an index of the list.")
  }
  let neighbours = [index - 1, index + 1].filter(numbers.indices.contains)
  if let higher = neighbours.first(where: { numbers[$0] >= numbers[index] }) {
    return .refused("\(numbers[index]) is not above its neighbour \(numbers[higher]).")
  }
  return .accepted
}
