// Style: recursive, three colours
class Solution {
    private List<List<Integer>> after = new ArrayList<>();
    private int[] colour;

    public boolean canFinish(int numCourses, int[][] prerequisites) {
        for (int i = 0; i < numCourses; i++) after.add(new ArrayList<>());
        for (int[] pair : prerequisites) after.get(pair[1]).add(pair[0]);
        colour = new int[numCourses];
        return IntStream.range(0, numCourses).allMatch(this::ends);
    }

    private boolean ends(int course) {
        if (colour[course] > 0) return colour[course] == 2;
        colour[course] = 1;
        for (int next : after.get(course)) if (!ends(next)) return false;
        colour[course] = 2;
        return true;
    }
}
