def longest(text):
    last = {}
    seen = set()
    left = best = 0
    for right in range(len(text)):
        while text[right] in seen:
            seen.remove(text[left])
            left += 1
        seen.add(text[right])
        last[text[right]] = right
        if right - left + 1 > best:
            best = right - left + 1
            span = (left, right)
    return best, span


print(longest("pwwkew"))
