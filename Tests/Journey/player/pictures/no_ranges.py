def count_bits(n):
    bits = [0] * (n + 1)
    for i in range(1, n + 1):
        bits[i] = bits[i & (i - 1)] + 1
    return bits


def ones(n):
    total = 0
    while n:
        n &= n - 1
        total += 1
    return total


def cells(row):
    for i in range(1, len(row) // 2):
        row[i] = row[i * 2] + row[i - 1]
    return row


print(count_bits(6), ones(11), cells([1, 2, 3, 4, 5, 6]))
