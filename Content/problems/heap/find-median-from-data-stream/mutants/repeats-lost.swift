// Bug: keeps a number only once, however often it comes.
class MedianFinder {
  private var numbers: [Int] = []

  init() {}

  func addNum(_ num: Int) {
    if numbers.contains(num) { return }
    numbers.insert(num, at: numbers.firstIndex { $0 > num } ?? numbers.count)
  }

  func findMedian() -> Double {
    let count = numbers.count
    return Double(numbers[(count - 1) / 2] + numbers[count / 2]) / 2
  }
}
