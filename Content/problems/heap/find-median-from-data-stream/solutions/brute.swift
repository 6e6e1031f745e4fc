// Idea: sorts all numbers for each question.
class MedianFinder {
  private var numbers: [Int] = []

  init() {}

  func addNum(_ num: Int) {
    numbers.append(num)
  }

  func findMedian() -> Double {
    let sorted = numbers.sorted()
    let middle = sorted.count / 2
    if sorted.count % 2 == 1 { return Double(sorted[middle]) }
    return Double(sorted[middle - 1] + sorted[middle]) / 2
  }
}
