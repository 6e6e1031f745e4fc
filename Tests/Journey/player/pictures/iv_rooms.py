def can_attend(times):
    for earlier, later in zip(times, times[1:]):
        if later[0] < earlier[1]:
            return False
    return True


def longest(bookings):
    until, best = 0, []
    for start, end in sorted(bookings, key=lambda b: b[1]):
        if start >= until:
            best.append((start, end))
            until = end
    return best


print(can_attend([(0, 30), (35, 50), (40, 60)]), longest([(1, 4), (3, 5), (0, 6), (5, 7), (8, 9)]))
