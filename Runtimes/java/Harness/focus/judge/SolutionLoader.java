package focus.judge;

import java.util.Map;

/** Defines the learner's classes and the prelude's; it knows nothing of the harness. */
final class SolutionLoader extends ClassLoader {
  private final Map<String, byte[]> classes;

  SolutionLoader(Map<String, byte[]> classes) {
    super(ClassLoader.getPlatformClassLoader());
    this.classes = classes;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }
}
