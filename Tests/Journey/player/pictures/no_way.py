def totals(logs):
    scores = {}
    for user, points in logs:
        scores.setdefault(user, []).append(points)
    result = {}
    for user in scores:
        for points in scores[user]:
            result[user] = result.get(user, 0) + points
    return result


def frequent(nums):
    counts = {}
    for num in nums:
        counts[num] = counts.get(num, 0) + 1
    buckets = [[] for _ in range(len(nums) + 1)]
    for num, count in counts.items():
        buckets[count].append(num)
    found = []
    for count in range(len(buckets) - 1, 0, -1):
        for num in buckets[count]:
            found.append(num)
    return found


def sides(r, c):
    beside = [(r + 1, c), (r, c + 1)]
    return sum(x + y for x, y in beside)


print(totals([(1, 2), (2, 1), (1, 1)]), frequent([1, 1, 2, 3, 3, 3]), sides(0, 0))
