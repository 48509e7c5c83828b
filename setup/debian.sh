# Installs what a bare Debian machine lacks to build Hellwright. Sourced by ./hellwright and ./test; asks for nothing
# that is there already, and says what it does on standard error.

say() { printf '%s\n' "hellwright: $*" >&2; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"
    elif command -v sudo >/dev/null 2>&1; then sudo "$@"
    else say "this needs root, and sudo is not here: $*"; exit 2
    fi
}

# Debian packages by name, those that are missing.
need_packages() {
    missing=""
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing="$missing $package"
    done
    [ -z "$missing" ] && return 0
    say "installing$missing"
    as_root apt-get update -qq
    # shellcheck disable=SC2086  # a list of names
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2
}

# Debian packages in the versions a file names, those the tests were last run with. A release that has only other ones gives
# one of those, and says so.
need_versions() {
    wanted=""
    while read -r package version <&3; do
        case "$package" in ''|'#'*) continue ;; esac
        there=$(dpkg-query -W -f='${Status} ${Version}' "$package" 2>/dev/null || true)
        case "$there" in
            "install ok installed $version"*) continue ;;
            "install ok installed "*)
                say "tested with $package $version, and here is ${there##* }"
                continue ;;
        esac
        [ -n "$wanted" ] || as_root apt-get update -qq
        if apt-cache madison "$package" | grep -q "| *$version"; then
            wanted="$wanted $package=$version*"
        else
            say "tested with $package $version, which this release does not have"
            wanted="$wanted $package"
        fi
    done 3< "$1"
    [ -z "$wanted" ] && return 0
    say "installing$wanted"
    # A list of names, in which the star is for apt.
    # shellcheck disable=SC2086
    (set -f; as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $wanted >&2)
}

# The Rust toolchain that rust-toolchain.toml names, through rustup.
need_rust() {
    if ! command -v cargo >/dev/null 2>&1 && [ -x "$HOME/.cargo/bin/cargo" ]; then
        PATH="$HOME/.cargo/bin:$PATH"
        export PATH
    fi
    if ! command -v cargo >/dev/null 2>&1; then
        if apt-cache show rustup >/dev/null 2>&1; then
            need_packages rustup
        else
            need_packages curl ca-certificates
            say "installing rustup for this user"
            curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs \
                | sh -s -- -y --quiet --profile minimal --default-toolchain none >&2
            PATH="$HOME/.cargo/bin:$PATH"
            export PATH
        fi
    fi
    if ! cargo --version >/dev/null 2>&1; then
        say "installing the Rust toolchain that rust-toolchain.toml names"
        rustup toolchain install >&2
    fi
}

need_build() {
    command -v cc >/dev/null 2>&1 || need_packages gcc libc6-dev
    need_rust
}

# Libraries the window loads when it opens.
need_window() {
    need_packages libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 libxkbcommon-x11-0
}

# Programs that read exports, with the versions setup/consumers-debian.txt, setup/consumers.txt and setup/consumers-npm name:
# those of Python in target/consumers, those of npm in target/consumers/node.
need_consumers() {
    need_versions "$here/setup/consumers-debian.txt"
    need_consumers_of_python
    need_consumers_of_npm
}

need_consumers_of_python() {
    consumers="$here/target/consumers"
    cmp -s "$here/setup/consumers.txt" "$consumers/installed.txt" && return 0
    need_packages python3 python3-venv
    say "installing the programs that read exports"
    python3 -m venv --clear "$consumers" >&2
    "$consumers/bin/pip" install --quiet --disable-pip-version-check --requirement "$here/setup/consumers.txt" >&2
    cp "$here/setup/consumers.txt" "$consumers/installed.txt"
}

# The lock file is copied last, so that what was not installed whole is installed again.
need_consumers_of_npm() {
    node="$here/target/consumers/node"
    if cmp -s "$here/setup/consumers-npm/package.json" "$node/package.json" \
        && cmp -s "$here/setup/consumers-npm/package-lock.json" "$node/installed-lock.json"; then
        return 0
    fi
    command -v npm >/dev/null 2>&1 || need_packages nodejs npm
    say "installing the programs from npm that read exports"
    mkdir -p "$node"
    cp "$here/setup/consumers-npm/package.json" "$here/setup/consumers-npm/package-lock.json" "$node/"
    (cd "$node" && npm ci --silent --ignore-scripts --no-audit --no-fund >&2)
    cp "$here/setup/consumers-npm/package-lock.json" "$node/installed-lock.json"
}
