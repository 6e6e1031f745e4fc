// Style: library-heavy, a red-black tree of gods, imported by hand
import "github.com/emirpasic/gods/trees/redblacktree"

func maxSlidingWindow(nums []int, k int) []int {
	tree := redblacktree.NewWithIntComparator()
	answer := []int{}
	for i, n := range nums {
		count := 0
		if value, found := tree.Get(n); found {
			count = value.(int)
		}
		tree.Put(n, count+1)
		if i >= k {
			old := nums[i-k]
			value, _ := tree.Get(old)
			if value.(int) == 1 {
				tree.Remove(old)
			} else {
				tree.Put(old, value.(int)-1)
			}
		}
		if i >= k-1 {
			answer = append(answer, tree.Right().Key.(int))
		}
	}
	return answer
}
