// Style: idiomatic, by counts of what comes before
func canFinish(numCourses int, prerequisites [][]int) bool {
	after := make([][]int, numCourses)
	before := make([]int, numCourses)
	for _, pair := range prerequisites {
		after[pair[1]] = append(after[pair[1]], pair[0])
		before[pair[0]]++
	}
	ready := []int{}
	for course, count := range before {
		if count == 0 {
			ready = append(ready, course)
		}
	}
	for i := 0; i < len(ready); i++ {
		for _, next := range after[ready[i]] {
			if before[next]--; before[next] == 0 {
				ready = append(ready, next)
			}
		}
	}
	return len(ready) == numCourses
}
