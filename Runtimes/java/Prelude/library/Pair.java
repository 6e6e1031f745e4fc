package javafx.util;

import java.io.Serializable;
import java.util.Objects;

/** Two values that belong together: Focus's own class, with the interface that JavaFX's has. */
public class Pair<K, V> implements Serializable {
  private static final long serialVersionUID = 1;

  private final K key;
  private final V value;

  public Pair(K key, V value) {
    this.key = key;
    this.value = value;
  }

  public K getKey() {
    return key;
  }

  public V getValue() {
    return value;
  }

  @Override
  public String toString() {
    return key + "=" + value;
  }

  @Override
  public int hashCode() {
    return 13 * Objects.hashCode(key) + Objects.hashCode(value);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pair<?, ?> pair && Objects.equals(key, pair.key)
        && Objects.equals(value, pair.value);
  }
}
