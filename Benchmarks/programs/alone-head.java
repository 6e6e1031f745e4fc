import java.util.*;
import java.util.stream.*;

