// Style: a tree of directories that trusts its callers to ask only for what is there.
class FileSystem {
    private static class Directory {
        Map<String, Directory> directories = new HashMap<>();
        Map<String, StringBuilder> files = new HashMap<>();
    }

    private final Directory root = new Directory();

    private Directory open(String[] names, int count) {
        Directory at = root;
        for (int i = 1; i < count; i++) {
            at = at.directories.get(names[i]);
        }
        return at;
    }

    private Directory make(String[] names, int count) {
        Directory at = root;
        for (int i = 1; i < count; i++) {
            at = at.directories.computeIfAbsent(names[i], name -> new Directory());
        }
        return at;
    }

    public List<String> ls(String path) {
        String[] names = path.split("/");
        if (names.length > 0) {
            String last = names[names.length - 1];
            if (open(names, names.length - 1).files.containsKey(last)) {
                return List.of(last);
            }
        }
        Directory directory = open(names, names.length);
        List<String> all = new ArrayList<>(directory.directories.keySet());
        all.addAll(directory.files.keySet());
        Collections.sort(all);
        return all;
    }

    public void mkdir(String path) {
        String[] names = path.split("/");
        make(names, names.length);
    }

    public void addContentToFile(String filePath, String content) {
        String[] names = filePath.split("/");
        make(names, names.length - 1).files
            .computeIfAbsent(names[names.length - 1], name -> new StringBuilder()).append(content);
    }

    public String readContentFromFile(String filePath) {
        String[] names = filePath.split("/");
        return open(names, names.length - 1).files.get(names[names.length - 1]).toString();
    }
}
