// Bug: takes the middle of the list as the numbers came.
class MedianFinder {
  private var numbers: [Int] = []

  init() {}

  func addNum(_ num: Int) {
    numbers.append(num)
  }

  func findMedian() -> Double {
    let count = numbers.count
    return Double(numbers[(count - 1) / 2] + numbers[count / 2]) / 2
  }
}
