// Style: idiomatic, two rows
func minDistance(word1 string, word2 string) int {
	row := make([]int, len(word2)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(word1); i++ {
		corner := row[0]
		row[0] = i
		for j := 1; j <= len(word2); j++ {
			above := row[j]
			if word1[i-1] == word2[j-1] {
				row[j] = corner
			} else {
				row[j] = 1 + min(corner, above, row[j-1])
			}
			corner = above
		}
	}
	return row[len(word2)]
}
