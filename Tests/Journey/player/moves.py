from heapq import heappop, heappush

nums = [9, 5, 1]
j = 0
nums[j], nums[j + 1] = nums[j + 1], nums[j]
a, b = 3, 4
[a, b] = [b, a]
grid = [[1, 2], [3, 4]]
grid[0], grid[1] = grid[1], grid[0]
nums.reverse()
nums.append(nums[0] + 1)
nums.sort()
last = nums.pop()
first = nums.pop(0)
most = max(nums)
heap = [2, 8]
heappush(heap, first)
least = heappop(heap)
nums[:] = nums[::-1]
print(a, b, grid, nums, last, most, least)
