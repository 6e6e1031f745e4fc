import Domain

/// The program around a case of abuse: `f(a)`, and what each language needs to reach the system.
enum AbuseFrame {
  static func source(_ language: Language, body: String, top: String) -> String {
    switch language {
    case .swift: swift(body, top)
    case .python: python(body, top)
    case .cpp: cpp(body, top)
    case .rust: rust(body, top)
    case .go: go(body, top)
    case .java: java(body, top)
    case .javascript: javascript(body, top)
    }
  }

  private static func swift(_ body: String, _ top: String) -> String {
    """
    import Foundation
    @_silgen_name("fork") func cFork() -> Int32
    @_silgen_name("setsid") func cSetsid() -> Int32
    typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
    func call(_ number: Int, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, _ e: Int = 0) -> Int {
        guard let address = dlsym(nil, "syscall") else { return -1 }
        return unsafeBitCast(address, to: Call.self)(number, b, c, d, e, 0, 0)
    }
    func canRead(_ path: String) -> Bool {
        let file = open(path, O_RDONLY)
        if file < 0 { return false }
        var byte: UInt8 = 0
        let count = read(file, &byte, 1)
        close(file)
        return count > 0
    }
    func frame(_ kind: String, _ text: String) {
        let body = Array(kind.utf8) + Array(text.utf8)
        let length = withUnsafeBytes(of: UInt32(body.count).littleEndian) { Array($0) }
        write(3, length + body, body.count + 4)
    }
    \(top)
    class Solution {
        func f(_ a: Int) -> Int {
            if a == 1 {
    \(indented(body, by: 12))
            }
            return a
        }
    }
    """
  }

  private static func python(_ body: String, _ top: String) -> String {
    """
    import atexit, ctypes, gc, mmap, os, platform, resource, signal, socket, subprocess, sys
    import threading, time
    def frame(kind, text):
        os.write(3, (len(text) + 1).to_bytes(4, 'little') + kind + text)
    def can_read(path):
        try: return bool(open(path, 'rb').read(1))
        except OSError: return False
    def works(action):
        try: return action() is not False
        except OSError: return False
    \(top)
    class Solution:
        def f(self, a: int) -> int:
            if a == 1:
    \(indented(body, by: 12))
            return a
    """
  }

  private static func cpp(_ body: String, _ top: String) -> String {
    """
    #include <dirent.h>
    #include <fcntl.h>
    #include <linux/capability.h>
    #include <sched.h>
    #include <signal.h>
    #include <sys/ioctl.h>
    #include <sys/ipc.h>
    #include <sys/mman.h>
    #include <sys/mount.h>
    #include <sys/prctl.h>
    #include <sys/resource.h>
    #include <sys/shm.h>
    #include <sys/socket.h>
    #include <sys/stat.h>
    #include <sys/syscall.h>
    #include <sys/sysmacros.h>
    #include <sys/un.h>
    #include <sys/wait.h>
    #include <unistd.h>
    #include <bits/stdc++.h>
    using namespace std;
    extern char **environ;
    static bool canRead(const string &path) {
      int file = open(path.c_str(), O_RDONLY | O_NONBLOCK);
      char byte;
      bool can = file >= 0 && read(file, &byte, 1) > 0;
      if (file >= 0) close(file);
      return can;
    }
    static void frame(char kind, const string &text) {
      uint32_t length = text.size() + 1;
      string all((char *)&length, 4);
      all += kind + text;
      if (write(3, all.data(), all.size()) < 0) return;
    }
    \(top)
    class Solution {
    public:
      int f(int a) {
        if (a == 1) {
    \(indented(body, by: 6))
        }
        return a;
      }
    };
    """
  }

  private static func rust(_ body: String, _ top: String) -> String {
    """
    #![allow(warnings)]
    use std::io::{Read, Write};
    extern "C" {
        fn fork() -> i32;
        fn setsid() -> i32;
        fn _exit(status: i32) -> !;
        fn kill(pid: i32, signal: i32) -> i32;
        fn getppid() -> i32;
        fn signal(number: i32, handler: usize) -> usize;
        fn syscall(number: i64, ...) -> i64;
        fn write(file: i32, bytes: *const u8, count: usize) -> isize;
        fn __cxa_atexit(action: extern "C" fn(*mut u8), value: *mut u8, library: *mut u8) -> i32;
    }
    fn frame(kind: u8, text: &[u8]) {
        let mut all = (text.len() as u32 + 1).to_le_bytes().to_vec();
        all.push(kind);
        all.extend_from_slice(text);
        unsafe { write(3, all.as_ptr(), all.len()); }
    }
    fn can_read(path: &str) -> bool {
        let mut byte = [0u8; 1];
        match std::fs::File::open(path) {
            Ok(mut file) => matches!(file.read(&mut byte), Ok(1)),
            Err(_) => false,
        }
    }
    \(top)
    impl Solution {
        pub fn f(a: i32) -> i32 {
            if a == 1 {
    \(indented(body, by: 12))
            }
            a
        }
    }
    """
  }

  static func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}
