# shellcheck shell=bash
# Bare Debian systems in a folder, to try things in as on a machine of their own; to be sourced. They can do no harm:
# - Every mount is made in a mount namespace of its own (root_inside) and is gone when that ends.
# - Nothing of this machine's /dev is mounted: a system gets a few devices of its own.
# - Only a folder that root_folder made is removed, from outside, after a look that nothing is mounted there.
#
#   root_why_not                        says why no system can be made here; nothing when it can
#   folder=$(root_folder)               a new folder of our own
#   root_inside SCRIPT…                 becomes a script that may use what follows
#   root_make RELEASE ROOT PACKAGES     makes a bare system with these packages and this machine's settings
#   root_mount ROOT                     mounts what it needs to run
#   root_run ROOT USER COMMAND…         runs something in it, as root or as player
#   root_remove "$folder"               removes the folder, with all systems in it

ROOT_MARK=.ludarium-root
ROOT_MOUNTS=${ROOT_MOUNTS:-/proc/self/mountinfo}

# Its folder

root_why_not() {
    if [ "$(id -u)" != 0 ]; then
        echo "only root can make a system to try it in"
    elif ! command -v mmdebstrap >/dev/null; then
        echo "mmdebstrap, which makes a system to try it in, is not installed"
    elif ! unshare --mount --pid --fork --kill-child true 2>/dev/null; then
        echo "nobody can have mounts of their own on this machine"
    fi
}

root_folder() {
    local folder
    folder=$(cd "$(mktemp -d "${TMPDIR:-/tmp}/ludarium-root.XXXXXXXX")" && pwd -P)
    chmod 755 "$folder" # the player of a system inside passes through it
    echo "$folder" >"$folder/$ROOT_MARK"
    echo "$folder"
}

root_remove() {
    local folder=$1
    if [[ ! $folder =~ ^/[A-Za-z0-9._/-]+$ ]] || [ "$(realpath -e -- "$folder" 2>/dev/null)" != "$folder" ] ||
        [ -L "$folder/$ROOT_MARK" ] || [ "$(cat "$folder/$ROOT_MARK" 2>/dev/null)" != "$folder" ]; then
        echo "$folder was not made here to be removed: it stays." >&2
        return 1
    fi
    if [ ! -r "$ROOT_MOUNTS" ] || cut -d ' ' -f 5 "$ROOT_MOUNTS" | sed 's,$,/,' | grep -qF -- "$folder/"; then
        echo "Something is mounted in $folder: it stays." >&2
        return 1
    fi
    rm -rf --one-file-system -- "$folder"
}

# Namespaces of its own

root_inside() {
    ROOT_OUTSIDE=$(readlink /proc/self/ns/mnt) \
        exec unshare --mount --propagation private --pid --fork --kill-child --mount-proc "$@"
}

root_is_inside() {
    if [ -z "${ROOT_OUTSIDE:-}" ] || [ "$ROOT_OUTSIDE" = "$(readlink /proc/self/ns/mnt)" ]; then
        echo "This is done in a mount namespace of its own only." >&2
        exit 1
    fi
}

# The system

root_make() {
    local release=$1 root=$2 packages=$3 sources=()
    root_is_inside
    mkdir -p "$root.keys"
    root_keys "$root.keys"
    root_apt_settings >"$root.conf"
    root_sources "$release" >"$root.list"
    [ ! -s "$root.list" ] || sources=("$root.list") # else mmdebstrap's own for that release
    mmdebstrap --quiet --mode=root --variant=minbase --include="$packages" --aptopt="$root.conf" \
        --keyring="$root.keys" --skip=chroot/mount/dev,chroot/mount/sys "$release" "$root" "${sources[@]}" || return
    cp "$root.keys"/* "$root/etc/apt/trusted.gpg.d/"
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" # no service is started in it
    chmod 755 "$root/usr/sbin/policy-rc.d"
    chroot "$root" useradd --create-home --uid 1000 --shell /bin/sh player
    root_copy_settings "$root"
}

root_mount() {
    local root=$1 path
    root_is_inside
    mount -t tmpfs -o mode=755 devices "$root/dev"
    root_device "$root" null 1 3
    root_device "$root" zero 1 5
    root_device "$root" full 1 7
    root_device "$root" random 1 8
    root_device "$root" urandom 1 9
    root_device "$root" tty 5 0
    ln -s /proc/self/fd "$root/dev/fd"
    ln -s fd/0 "$root/dev/stdin"
    ln -s fd/1 "$root/dev/stdout"
    ln -s fd/2 "$root/dev/stderr"
    ln -s pts/ptmx "$root/dev/ptmx"
    mkdir "$root/dev/pts" "$root/dev/shm"
    mount -t devpts -o newinstance,ptmxmode=666 terminals "$root/dev/pts"
    mount -t tmpfs -o mode=1777 memory "$root/dev/shm"
    mount -t tmpfs -o mode=1777 passing "$root/tmp"
    mount -t proc proc "$root/proc"
    for path in $(root_named_paths); do
        [ -d "$path" ] || continue
        chroot "$root" mkdir -p "$path"
        mount --bind -o ro "$path" "$root$(chroot "$root" realpath "$path")"
    done
}

root_device() {
    mknod -m 666 "$1/dev/$2" c "$3" "$4"
}

root_run() {
    local root=$1 user=$2 name settings=(LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive)
    shift 2
    settings+=(PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
    for name in $(root_variables); do
        settings+=("$name=${!name}")
    done
    if [ "$user" = root ]; then
        chroot "$root" env -i HOME=/root USER=root "${settings[@]}" "$@"
    else
        chroot --userspec=1000:1000 --groups='' "$root" env -i HOME=/home/player USER=player "${settings[@]}" "$@"
    fi
}

# What this machine's own settings are

root_keys() {
    local key
    for key in /usr/share/keyrings/debian-archive-*.gpg /etc/apt/keyrings/*.{gpg,asc} /etc/apt/trusted.gpg.d/*.{gpg,asc}; do
        [ ! -f "$key" ] || cp -L "$key" "$1/"
    done
}

root_apt_settings() {
    apt-config dump | grep -E '^Acquire::(https?|Retries|Check-Valid-Until|ForceIPv[46]|Allow\w*)\b' || true
}

# Its sources of Debian, turned to another release.
root_sources() {
    local release=$1 here uri suite component
    # shellcheck disable=SC1091 # every Debian has it
    here=$(. /etc/os-release && [ "$ID" = debian ] && echo "$VERSION_CODENAME") || return 0
    # shellcheck disable=SC2016 # apt fills these gaps
    apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' | sort -u |
        while read -r uri suite component; do
            case "$component $suite" in
                "main $here" | "main $here-updates" | "main $here-security")
                    echo "deb $uri $release${suite#"$here"} $component"
                    ;;
            esac
        done
}

# The variables that say how the net is reached and where packages of Python come from.
root_variables() {
    local pip='INDEX_URL|EXTRA_INDEX_URL|NO_INDEX|FIND_LINKS|TRUSTED_HOST|CERT|CLIENT_CERT|PROXY|DEFAULT_TIMEOUT|RETRIES'
    compgen -e | grep -iE "^((https?|all|no)_proxy|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|PIP_($pip|CONFIG_FILE))\$" || true
}

root_pip_of_user() {
    local file
    for file in "${XDG_CONFIG_HOME:-$HOME/.config}/pip/pip.conf" "$HOME/.pip/pip.conf"; do
        [ ! -f "$file" ] || { echo "$file" && return; }
    done
}

# The files and folders of this machine that these settings name; never its devices. An index that lies on the disk
# (file:///…/simple) refers to files beside it.
root_named_paths() {
    local name path
    {
        for name in $(root_variables); do echo "${!name}"; done
        cat /etc/pip.conf "$(root_pip_of_user)" 2>/dev/null
    } | tr ' =,' '\n' | sed -nE 's,^file://(/.+/.+)/[^/]+/?$,\1,p; s,^(file://)?(/[^/]),\2,p' | sort -u |
        while read -r path; do
            case "$(realpath -e -- "$path" 2>/dev/null)" in
                "" | / | /dev | /dev/* | /proc | /proc/* | /sys | /sys/* | /run | /run/* | /etc/ssl/certs) ;;
                *) echo "$path" ;;
            esac
        done
}

root_copy_settings() {
    local root=$1 path
    for path in /etc/resolv.conf /etc/hosts /etc/pip.conf /etc/ssl/certs/ca-certificates.crt $(root_named_paths); do
        [ ! -f "$path" ] || root_put "$path" "$root" "$path"
    done
    # Where the package of certificates looks for those of the machine, when it comes and writes the list anew.
    path=/etc/ssl/certs/ca-certificates.crt
    [ ! -f "$path" ] || root_put "$path" "$root" /usr/local/share/ca-certificates/machine.crt
    path=$(root_pip_of_user)
    [ -z "$path" ] || root_put "$path" "$root" /home/player/.config/pip/pip.conf
}

# Written from within: a link inside the system must not lead out of it.
root_put() {
    # shellcheck disable=SC2016 # the inner shell fills these gaps
    chroot "$2" sh -c 'mkdir -p "$(dirname "$1")" && rm -f "$1" && cat >"$1"' put "$3" <"$1"
}
