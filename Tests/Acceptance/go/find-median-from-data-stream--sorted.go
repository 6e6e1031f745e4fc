// Style: naive, a sorted slice with insertions
type MedianFinder struct{ numbers []int }

func Constructor() MedianFinder { return MedianFinder{} }

func (this *MedianFinder) AddNum(num int) {
	i, _ := slices.BinarySearch(this.numbers, num)
	this.numbers = slices.Insert(this.numbers, i, num)
}

func (this *MedianFinder) FindMedian() float64 {
	n := len(this.numbers)
	return float64(this.numbers[(n-1)/2]+this.numbers[n/2]) / 2
}
