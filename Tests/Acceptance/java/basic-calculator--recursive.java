// Style: recursive, a call for each bracket
class Solution {
    private int at;

    public int calculate(String s) {
        int sum = 0, sign = 1, number = 0;
        while (at < s.length()) {
            char c = s.charAt(at++);
            if (Character.isDigit(c)) {
                number = number * 10 + (c - '0');
            } else if (c == '(') {
                number = calculate(s);
            } else if (c == ')') {
                break;
            } else if (c != ' ') {
                sum += sign * number;
                number = 0;
                sign = c == '+' ? 1 : -1;
            }
        }
        return sum + sign * number;
    }
}
