// Style: memory-hungry, all patterns of all words
func ladderLength(beginWord string, endWord string, wordList []string) int {
	patterns := map[string][]string{}
	for _, word := range wordList {
		for i := range word {
			pattern := word[:i] + "*" + word[i+1:]
			patterns[pattern] = append(patterns[pattern], word)
		}
	}
	distance := map[string]int{beginWord: 1}
	queue := []string{beginWord}
	for len(queue) > 0 {
		word := queue[0]
		queue = queue[1:]
		if word == endWord {
			return distance[word]
		}
		for i := range word {
			for _, next := range patterns[word[:i]+"*"+word[i+1:]] {
				if _, seen := distance[next]; !seen {
					distance[next] = distance[word] + 1
					queue = append(queue, next)
				}
			}
		}
	}
	return 0
}
