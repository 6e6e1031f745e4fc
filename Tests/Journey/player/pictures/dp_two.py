def distance(a, b):
    dp = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) + 1):
        dp[i][0] = i
    for j in range(len(b) + 1):
        dp[0][j] = j
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            if a[i - 1] == b[j - 1]:
                dp[i][j] = dp[i - 1][j - 1]
            else:
                dp[i][j] = 1 + min(
                    dp[i - 1][j],
                    dp[i][j - 1],
                    dp[i - 1][j - 1],
                )
    return dp[-1][-1]


def coins(kinds, total):
    ways = [1] + [0] * total
    for coin in kinds:
        for sum in range(coin, total + 1):
            ways[sum] = ways[sum] + ways[sum - coin]
    return ways[total]


print(distance("cat", "cut"), coins([1, 3], 5))
