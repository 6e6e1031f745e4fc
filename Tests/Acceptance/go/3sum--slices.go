// Style: library-heavy, packages of newer versions
func threeSum(nums []int) [][]int {
	slices.Sort(nums)
	found := map[[3]int]struct{}{}
	for i := range len(nums) {
		low, high := i+1, len(nums)-1
		for low < high {
			sum := nums[i] + nums[low] + nums[high]
			if sum == 0 {
				found[[3]int{nums[i], nums[low], nums[high]}] = struct{}{}
			}
			if sum <= 0 {
				low++
			} else {
				high--
			}
		}
	}
	answer := make([][]int, 0, len(found))
	for triple := range found {
		answer = append(answer, []int{triple[0], triple[1], triple[2]})
	}
	return answer
}
