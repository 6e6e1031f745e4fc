# Bug: steps diagonally as well.
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
            neighbours = product((row - 1, row, row + 1), (column - 1, column, column + 1))
            smaller = [longest[cell] for cell in neighbours if numbers.get(cell, number) < number]
            longest[row, column] = 1 + max(smaller, default=0)
        return max(longest.values())
