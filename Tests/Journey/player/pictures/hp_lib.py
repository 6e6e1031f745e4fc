import heapq as hq
from heapq import heappush, heappop


def top(words, k):
    best = []
    for word in words:
        heappush(best, (len(word), word))
        if len(best) > k:
            heappop(best)
    rest = [3, 1, 2]
    hq.heapify(rest)
    return best, hq.heappop(rest)


print(top(["a", "bbb", "cc", "dddd"], 2))
