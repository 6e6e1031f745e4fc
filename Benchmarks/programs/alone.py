
lines = iter(sys.stdin)
for line in lines:
    print(Solution().twoSum(json.loads(line), json.loads(next(lines))))
