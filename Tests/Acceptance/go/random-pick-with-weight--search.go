// Style: library-heavy, rand and sort.Search
type Solution struct{ sums []int }

func Constructor(w []int) Solution {
	for i := 1; i < len(w); i++ {
		w[i] += w[i-1]
	}
	return Solution{w}
}

func (this *Solution) PickIndex() int {
	x := rand.Intn(this.sums[len(this.sums)-1]) + 1
	return sort.SearchInts(this.sums, x)
}
