# Idea: cells from the smallest number up; each extends the best path of a smaller neighbour.
class Solution:
    def longestIncreasingPath(self, matrix: List[List[int]]) -> int:
        numbers = {
            (row, column): number
            for row, cells in enumerate(matrix)
            for column, number in enumerate(cells)
        }
        longest = {}
        for row, column in sorted(numbers, key=numbers.get):
            number = numbers[row, column]
            neighbours = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            smaller = [longest[cell] for cell in neighbours if numbers.get(cell, number) < number]
            longest[row, column] = 1 + max(smaller, default=0)
        return max(longest.values())
