# Bug: begins in the smallest number only.
class Solution:
    def longestIncreasingPath(self, matrix: List[List[int]]) -> int:
        numbers = {
            (row, column): number
            for row, cells in enumerate(matrix)
            for column, number in enumerate(cells)
        }
        smallest = min(numbers.values())
        longest = {}
        for row, column in sorted(numbers, key=numbers.get):
            number = numbers[row, column]
            neighbours = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            before = [longest.get(cell, 0) for cell in neighbours if numbers.get(cell, number) < number]
            if number == smallest or max(before, default=0) > 0:
                longest[row, column] = 1 + max(before, default=0)
        return max(longest.values())
