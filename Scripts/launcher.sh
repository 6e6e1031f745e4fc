# The launcher's parts, read by ./focus and Scripts/check; POSIX sh. Everything it says goes to
# stderr, so that the output of `focus … --json` stays clean.
# Needs: $root, the clone's folder.
# Every sh in use knows -ef and -nt.
# shellcheck shell=sh disable=SC2154,SC3013

state=$root/.build/launcher
binary=$root/.build/release/focus
cache=${FOCUS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/focus}
again="./focus ${1-serve}"

say() { printf 'focus: %s\n' "$*" >&2; }

# Ends with status 3 (trouble of the machine): what happened, then the command that mends it.
fail() {
  say "$1"
  [ -z "${2-}" ] || printf '\n    %s\n\n' "$2" >&2
  exit 3
}

# --- Is everything up to date? Must cost next to nothing: it runs before every command. ---

# Sets $swift, empty when there is none.
find_swift() {
  swift=$(command -v swift || true)
  [ -n "$swift" ] || [ ! -x "$HOME/.local/share/swiftly/bin/swift" ] ||
    swift=$HOME/.local/share/swiftly/bin/swift
}

# Whether one of the paths, or anything in it, changed since the stamp was made. Looks at the
# change time of the inode, so that a file moved in or a toolchain unpacked with old dates counts.
changed_since() {
  stamp=$1
  shift
  count=$#
  while [ "$count" -gt 0 ]; do
    if [ -e "$1" ]; then set -- "$@" "$1"; fi
    shift
    count=$((count - 1))
  done
  [ -n "$(find -H "$@" -newercm "$stamp" -print -quit 2>/dev/null)" ]
}

# A machine that lost its toolchain still runs what was built.
program_is_fresh() {
  [ -x "$binary" ] && [ -f "$state/program" ] || return 1
  read -r known <"$state/program" || true
  find_swift
  [ -z "$swift" ] || [ "$swift" -ef "$known" ] || return 1
  ! changed_since "$state/program" "$root/Package.swift" "$root/Sources" "$root/Kits" \
    "$root/TakeHomes" "$root/.swift-version" "${swift:-$root/Package.swift}" \
    "${SWIFTLY_HOME_DIR:-$HOME/.local/share/swiftly}/config.json"
}

catalogue_is_fresh() {
  [ -f "$root/Content/built/index.json" ] && [ -f "$state/catalogue" ] || return 1
  set -- "$binary"
  for entry in "$root"/Content/*; do
    [ "$entry" = "$root/Content/built" ] || set -- "$@" "$entry"
  done
  ! changed_since "$state/catalogue" "$@"
}

# Only the pages use the assets.
assets_are_settled() {
  [ "$1" != serve ] || [ "$root/Public/vendor/.complete" -nt "$root/Scripts/assets.txt" ]
}

# What learners' code may import. A fetch that failed is tried again by serve, or for a new list.
libraries_are_settled() {
  for language in python javascript; do
    list=$root/Scripts/$language.txt
    [ "$root/Runtimes/$language/libraries/.complete" -nt "$list" ] ||
      { [ "$1" != serve ] && [ "$state/$language-tried" -nt "$list" ]; } || return 1
  done
}

# --- Making it so ---

set_up() {
  mkdir -p "$state" 2>/dev/null || {
    require_space 1000
    fail "The folder $root cannot be written." "sudo chown -R $(id -un) '$root'"
  }
  lock
  program_is_fresh || build_program
  catalogue_is_fresh || build_catalogue
  assets_are_settled "$1" || fetch_assets
  libraries_are_settled "$1" || fetch_libraries
  prepare_languages "$1"
  unlock
}

# What the first run or trace would wait for, such as Swift's recorder, is compiled once for each build, while the
# machine has nothing else to do. A server does that by itself.
prepare_languages() {
  [ "$1" != serve ] || return 0
  [ ! -e "$state/prepared" ] || [ "$state/program" -nt "$state/prepared" ] || return 0
  : >"$state/prepared"
  # It must not hold the lock of the set-up, nor a terminal.
  (FOCUS_HOME=$root nice -n 15 "$binary" doctor --prepare >"$state/prepare.log" 2>&1 </dev/null 9>&- &)
}

# One caller at a time sets up a folder. The lock is gone when its holder is, whatever happened.
lock() {
  if command -v flock >/dev/null; then
    exec 9>"$state/lock"
    flock -n 9 && return
    say "Another focus is setting this folder up: waiting for it to finish…"
    flock 9
  else
    lock_by_folder
  fi
}

# For systems without flock.
lock_by_folder() {
  until mkdir "$state/lock.d" 2>/dev/null; do
    holder=$(cat "$state/lock.d/holder" 2>/dev/null || true)
    if [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null; then
      rm -rf "$state/lock.d"
    elif [ -z "${waited-}" ]; then
      waited=yes
      say "Another focus is setting this folder up: waiting for it to finish…"
    fi
    sleep 1
  done
  echo $$ >"$state/lock.d/holder"
}

unlock() {
  if command -v flock >/dev/null; then exec 9>&-; else rm -rf "$state/lock.d"; fi
}

# progress WHAT HOW-LONG COMMAND…: runs it with its output in the log, and tells how it goes.
progress() {
  what=$1 usual=$2
  shift 2
  begin=$(date +%s)
  log=$state/log
  # It inherits the lock: a build that outlives its launcher is still waited for.
  "$@" >"$log" 2>&1 &
  job=$!
  trap 'kill "$job" 2>/dev/null; exit 130' INT TERM
  [ -t 2 ] || say "$what ($usual)…"
  while [ -t 2 ] && kill -0 "$job" 2>/dev/null; do
    steps=$(tail -c 400 "$log" 2>/dev/null | grep -o '\[[0-9]*/[0-9]*\]' | tail -n 1 || true)
    printf '\r\033[Kfocus: %s… %s %s s (%s)' "$what" "$steps" $(($(date +%s) - begin)) "$usual" >&2
    sleep 0.2
  done
  outcome=0
  wait "$job" || outcome=$?
  trap - INT TERM
  [ ! -t 2 ] || printf '\r\033[K' >&2
  if [ "$outcome" = 0 ]; then say "$what: done in $(($(date +%s) - begin)) s."; fi
  return "$outcome"
}

build_program() {
  require_swift
  install_packages "$(packages_to_build)" "$(packages_for_assets)"
  install_libraries
  first="a few seconds when little changed"
  if [ ! -x "$binary" ]; then
    require_space 3000000
    first="five to ten minutes the first time, then seconds"
  fi
  # Made before the build, so that what is edited meanwhile counts as changed.
  printf '%s\n%s\n' "$(readlink -f "$swift")" "$version" >"$state/program.new"
  progress "Building Focus" "$first" build_products || explain_build
  mv "$state/program.new" "$state/program"
}

# The standard library is linked in, so that the same binary can be installed anywhere.
build_products() {
  set -- --package-path "$root" -c release --static-swift-stdlib
  run_swift build "$@" --product focus && run_swift build "$@" --product focus-jail &&
    run_swift build "$@" --product focus-instrument && run_swift build "$@" --product focus-zygote
}

# Runs swift with a folder of its own for temporary files: its driver leaves a
# TemporaryDirectory.XXXXXX behind each time that it runs.
run_swift() {
  mkdir -p "$state"
  scratch=$(mktemp -d "$state/scratch.XXXXXX") || return
  swift_outcome=0
  TMPDIR=$scratch "$swift" "$@" || swift_outcome=$?
  rm -rf "$scratch"
  return "$swift_outcome"
}

explain_build() {
  if grep -q "No space left on device" "$state/log"; then
    fail "The disk is full; the build needs 3 GB. Free some space, then run:" "$again"
  fi
  if grep -qiE "could not resolve host|unable to access|failed to (clone|connect)|couldn.t fetch" \
    "$state/log"; then
    fail "Swift packages could not be downloaded: connect to the network once, then run:" "$again"
  fi
  grep -E "^[^ ].*(error|fatal):" "$state/log" | awk '!seen[$0]++' | head -n 20 >&2
  fail "Focus did not build; the whole report is in $state/log. When it is mended, run:" "$again"
}

build_catalogue() {
  : >"$state/catalogue.new"
  if FOCUS_HOME=$root "$binary" catalogue build >"$state/log" 2>&1; then
    mv "$state/catalogue.new" "$state/catalogue"
    return
  fi
  cat "$state/log" >&2
  [ -f "$root/Content/built/index.json" ] ||
    fail "The catalogue of problems could not be built. When it is mended, run:" "$again"
  say "The catalogue has a fault (above): what was built is used."
}

# Without them the pages still work: a plain text area, plain forms.
fetch_assets() {
  progress "Fetching the editor's files" "a few seconds, once" \
    python3 "$root/Scripts/fetch-assets" "$cache" "$root/Public/vendor" && return
  tail -n 3 "$state/log" >&2
  say "The pages do without the editor for now; the next ./focus serve tries again."
}

# Without them solutions that import nothing of theirs are still judged.
fetch_libraries() {
  for language in python javascript; do
    : >"$state/$language-tried"
    progress "Fetching the libraries of $language solutions" "a few seconds, once" \
      python3 "$root/Scripts/fetch-assets" "$cache" "$root/Runtimes/$language/libraries" "$language" &&
      continue
    tail -n 3 "$state/log" >&2
    say "$language solutions do without their libraries for now; the next ./focus serve tries again."
  done
}

# --- What the machine must have ---

# Sets $version too.
require_swift() {
  [ "$(uname)" = Linux ] || fail "Focus runs on Linux. macOS isn't supported yet."
  find_swift
  archive=swiftly-$(uname -m).tar.gz
  remedy="curl -O https://download.swift.org/swiftly/linux/$archive && tar zxf $archive && ./swiftly init"
  [ -n "$swift" ] || fail "No Swift toolchain was found; Focus needs Swift 6.2 or later. Install it:" \
    "$remedy"
  version=$(run_swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
  major=${version%%.*}
  rest=${version#*.}
  [ "${major:-0}" -gt 6 ] || { [ "${major:-0}" -eq 6 ] && [ "${rest%%.*}" -ge 2 ]; } ||
    fail "Swift ${version:-of an unknown version} at $swift is too old; Focus needs 6.2 or later. Install it:" \
      "$remedy"
}

require_space() {
  free=$(df -Pk "$root" | awk 'NR == 2 { print $4 }')
  [ "$free" -ge "$1" ] || fail "Only $((free / 1000)) MB are free on the disk of $root, and \
$(($1 / 1000)) MB are needed. Free some space, then run:" "$again"
}

# Debian's names of what a build lacks: the system's SQLite and zlib, a linker and C headers, git for packages.
packages_to_build() {
  [ -e /usr/include/sqlite3.h ] || echo libsqlite3-dev
  [ -e /usr/include/zlib.h ] || echo zlib1g-dev
  [ -e /usr/include/stdio.h ] || echo libc6-dev
  # The pictures of the hero browser.
  [ -e /usr/include/png.h ] || echo libpng-dev
  [ -e /usr/include/jpeglib.h ] || echo libjpeg62-turbo-dev
  # Formatters in the jail crash in a zone whose file is missing.
  [ -d /usr/share/zoneinfo ] || echo tzdata
  command -v cc >/dev/null || echo gcc
  command -v git >/dev/null || echo git
  command -v python3 >/dev/null || echo python3
}

packages_for_assets() {
  python3 -m pip --version >/dev/null 2>&1 || echo python3-pip
}

# What LeetCode offers beside Go's and Rust's own libraries, where those languages are here.
packages_for_languages() {
  if command -v go >/dev/null; then
    [ -d /usr/share/gocode/src/github.com/emirpasic/gods ] || echo golang-github-emirpasic-gods-dev
  fi
  command -v rustc >/dev/null || return 0
  for crate in rand itertools; do
    ls -d "/usr/share/cargo/registry/$crate"-0.* >/dev/null 2>&1 || echo "librust-$crate-dev"
  done
}

# … and of what `check` needs beyond that: every language that is judged, a browser, and an
# environment for its driver. `serve` leaves the languages to the learner: the page and `focus doctor`
# say how one that is missing is installed.
packages_to_check() {
  packages_to_build
  packages_for_assets
  command -v g++ >/dev/null || echo g++
  command -v go >/dev/null || echo golang-go
  command -v javac >/dev/null || echo default-jdk-headless
  command -v node >/dev/null || echo nodejs
  command -v rustc >/dev/null || echo rustc
  packages_for_languages
  command -v chromium >/dev/null || command -v google-chrome >/dev/null || echo chromium
  python3 -c 'import ensurepip' >/dev/null 2>&1 || echo python3-venv
}

# install_packages NEEDED USEFUL: installs Debian packages as root or after asking; else says the
# exact command. For the useful ones alone nobody is asked.
install_packages() {
  # The names are words of a list.
  # shellcheck disable=SC2086
  set -- "${2-}" $1
  useful=$1
  shift
  # shellcheck disable=SC2086
  if [ "$(id -u)" = 0 ] || [ $# -gt 0 ]; then set -- "$@" $useful; fi
  [ $# -gt 0 ] || return 0
  if ! command -v apt-get >/dev/null; then
    say "This system may lack what Debian calls: $*. If the build fails, install them first."
    return
  fi
  command="apt-get install -y --no-install-recommends $*"
  if [ "$(id -u)" = 0 ]; then
    prefix=
  elif [ -t 0 ] && [ -t 2 ] && command -v sudo >/dev/null; then
    printf 'focus: These packages are missing: %s. Install them with sudo? [Y/n] ' "$*" >&2
    read -r answer
    case $answer in [nN]*) fail "Install them first:" "sudo $command" ;; esac
    prefix=sudo
    sudo -v
  else
    fail "These packages are missing: $*. Install them first:" "sudo $command"
  fi
  progress "Installing $*" "about a minute" apt_install "$prefix" "$@" || {
    tail -n 5 "$state/log" >&2
    fail "They could not be installed. When the reason is mended, run:" "${prefix:+sudo }$command"
  }
}

# Nobody is asked for these, and a machine that cannot get them does without: `focus doctor` says so.
install_libraries() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 0
  # The names are words of a list.
  # shellcheck disable=SC2046
  set -- $(packages_for_languages)
  [ $# -gt 0 ] || return 0
  progress "Installing $*" "about a minute" apt_install "" "$@" ||
    say "They could not be installed: solutions that use these libraries are refused."
}

apt_install() {
  prefix=$1
  shift
  $prefix apt-get update -qq &&
    $prefix env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}
