// Style: library-heavy, sort.Slice over all values
import "sort"

func topKFrequent(nums []int, k int) []int {
	counts := map[int]int{}
	for _, n := range nums {
		counts[n]++
	}
	values := []int{}
	for n := range counts {
		values = append(values, n)
	}
	sort.Slice(values, func(i, j int) bool { return counts[values[i]] > counts[values[j]] })
	return values[:k]
}
