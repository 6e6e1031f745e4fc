
class Main {
    static int[] numbers(String line) {
        return Arrays.stream(line.split("[\\[\\], ]+")).filter(word -> !word.isEmpty())
            .mapToInt(Integer::parseInt).toArray();
    }

    public static void main(String[] arguments) {
        Scanner lines = new Scanner(System.in);
        while (lines.hasNextLine()) {
            int[] nums = numbers(lines.nextLine());
            int target = numbers(lines.nextLine())[0];
            System.out.println(Arrays.toString(new Solution().twoSum(nums, target)));
        }
    }
}
