import Domain

extension AbuseFrame {
  static func go(_ body: String, _ top: String) -> String {
    """
    import (
    \tabuseFmt "fmt"
    \t"net"
    \t"os"
    \t"os/exec"
    \t"os/signal"
    \t"runtime"
    \t"syscall"
    \t"time"
    \t"unsafe"
    )
    var _ = abuseFmt.Sprint
    var _ = net.Dial
    var _ = exec.Command
    var _ = signal.Ignore
    var _ = runtime.GC
    var _ = syscall.Getpid
    var _ = time.Sleep
    var _ unsafe.Pointer
    func frame(kind byte, text string) {
    \tn := len(text) + 1
    \tall := append([]byte{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24), kind}, text...)
    \tsyscall.Write(3, all)
    }
    func canRead(path string) bool {
    \tfile, err := os.Open(path)
    \tif err != nil { return false }
    \tdefer file.Close()
    \tcount, _ := file.Read(make([]byte, 1))
    \treturn count > 0
    }
    \(top)
    func f(a int) int {
    \tif a == 1 {
    \(indented(body, by: 4))
    \t}
    \treturn a
    }
    """
  }

  static func java(_ body: String, _ top: String) -> String {
    """
    import java.io.*;
    import java.net.*;
    import java.nio.file.*;
    import java.util.*;
    class Solution {
        static void frame(char kind, String text) throws IOException {
            byte[] body = text.getBytes("UTF-8");
            int n = body.length + 1;
            try (FileOutputStream out = new FileOutputStream("/dev/fd/3")) {
                out.write(new byte[] {(byte) n, (byte) (n >> 8), (byte) (n >> 16), 0, (byte) kind});
                out.write(body);
            }
        }
        static boolean canRead(String path) {
            try (InputStream in = new FileInputStream(path)) { return in.read() >= 0; }
            catch (IOException error) { return false; }
        }
    \(indented(top, by: 4))
        int abuse(int a) throws Throwable {
            if (a == 1) {
    \(indented(body, by: 12))
            }
            return a;
        }
        public int f(int a) {
            try { return abuse(a); } catch (Throwable error) { throw sneaky(error); }
        }
        static RuntimeException sneaky(Throwable error) {
            if (error instanceof Error) throw (Error) error;
            return new RuntimeException(error);
        }
    }
    """
  }

  static func javascript(_ body: String, _ top: String) -> String {
    """
    const fs = require('fs'), os = require('os'), child = require('child_process');
    function frame(kind, text) {
        const body = Buffer.from(kind + text), head = Buffer.alloc(4);
        head.writeUInt32LE(body.length);
        fs.writeSync(3, Buffer.concat([head, body]));
    }
    function canRead(path) {
        try {
            const file = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
            return fs.readSync(file, Buffer.alloc(1)) > 0;
        } catch { return false; }
    }
    function works(action) { try { action(); return true; } catch { return false; } }
    function rest(milliseconds) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
    }
    \(top)
    /**
     * @param {number} a
     * @return {number}
     */
    var f = function(a) {
        if (a === 1) {
    \(indented(body, by: 8))
        }
        return a;
    };
    """
  }
}
