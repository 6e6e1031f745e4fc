"""Calls that differ in what was chosen before them, not in their arguments."""


def orders(letters):
    path, found = [], []

    def extend():
        if len(path) == len(letters):
            found.append("".join(path))
            return
        for letter in letters:
            if letter not in path:
                path.append(letter)
                extend()
                path.pop()

    extend()
    return found


def sums(numbers, rest, chosen, start):
    if rest == 0:
        return 1
    count = 0
    for place in range(start, len(numbers)):
        if numbers[place] <= rest:
            count += sums(numbers, rest - numbers[place], chosen + [numbers[place]], place)
    return count


def seats(count, row=0, taken=None):
    taken = taken or [None] * count
    if row == count:
        return 1
    ways = 0
    for column in range(count):
        if column not in taken:
            taken[row] = column
            ways += seats(count, row + 1, taken)
            taken[row] = None
    return ways


print(orders("ab"), sums([2, 3], 5, [], 0), seats(2))
