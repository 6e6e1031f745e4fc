# Idea: all walks that spell the first letters, prolonged letter by letter.
class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        places = defaultdict(list)
        for row, line in enumerate(board):
            for column, letter in enumerate(line):
                places[letter].append((row, column))
        walks = [(place,) for place in places[word[0]]]
        for letter in word[1:]:
            walks = [
                walk + (place,)
                for walk in walks
                for place in places[letter]
                if abs(place[0] - walk[-1][0]) + abs(place[1] - walk[-1][1]) == 1
                and place not in walk
            ]
        return len(walks) > 0
