// Bug: divides as with whole numbers, so halves are lost.
class MedianFinder {
  private var numbers: [Int] = []

  init() {}

  func addNum(_ num: Int) {
    let place = numbers.firstIndex { $0 >= num } ?? numbers.count
    numbers.insert(num, at: place)
  }

  func findMedian() -> Double {
    let count = numbers.count
    return Double((numbers[(count - 1) / 2] + numbers[count / 2]) / 2)
  }
}
