// Bug: too slow: sorts all numbers for each question.
class MedianFinder {
  private var numbers: [Int] = []

  init() {}

  func addNum(_ num: Int) {
    numbers.append(num)
  }

  func findMedian() -> Double {
    let sorted = numbers.sorted()
    let count = sorted.count
    return Double(sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
