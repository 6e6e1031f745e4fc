// Style: naive, Floyd and Warshall over 100 nodes
func networkDelayTime(times [][]int, n int, k int) int {
	const far = math.MaxInt / 2
	distance := make([][]int, n+1)
	for i := range distance {
		distance[i] = make([]int, n+1)
		for j := range distance[i] {
			if i != j {
				distance[i][j] = far
			}
		}
	}
	for _, t := range times {
		distance[t[0]][t[1]] = t[2]
	}
	for m := 1; m <= n; m++ {
		for i := 1; i <= n; i++ {
			for j := 1; j <= n; j++ {
				distance[i][j] = min(distance[i][j], distance[i][m]+distance[m][j])
			}
		}
	}
	latest := 0
	for j := 1; j <= n; j++ {
		latest = max(latest, distance[k][j])
	}
	if latest >= far {
		return -1
	}
	return latest
}
