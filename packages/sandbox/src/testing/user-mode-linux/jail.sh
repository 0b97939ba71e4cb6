#!/bin/sh
# Boots a user-mode Linux that can spoil nothing. It is an ordinary program whose guest sees the host's files through it
# (hostfs), and could write what it may write. So it gets a root of its own: the system's programs and the copy of the
# project read-only, one folder for results, its memory; and no privileges. Run as root of new mount and process
# namespaces, whose first process this is: when it is killed, nothing of the guest is left.
# jail.sh <mount point> <copy> <where it is shown> <results> <user id or "-"> <memory in MB> <guest script> [its
# arguments]
set -eu
root="$1" copy="$2" shown="$3" results="$4" user="$5" megabytes="$6"
shift 6

show() {
  mkdir -p "$root$2"
  mount --rbind "$1" "$root$2"
  mount -o "remount,bind,nosuid,nodev,$3" "$root$2"
}

mount -t tmpfs -o mode=755,size=1m jail "$root"
for path in /usr /etc /bin /sbin /lib /lib32 /lib64 /libx32; do
  if [ -L "$path" ]; then
    cp -P "$path" "$root$path"
  elif [ -d "$path" ]; then
    show "$path" "$path" ro
  fi
done
show "$copy" "$shown" ro
show "$results" /results rw
mkdir "$root/dev" "$root/proc" "$root/sys" "$root/tmp"
# The guest's memory is a file in here.
mount -t tmpfs -o "mode=1777,size=$((megabytes + 64))m" memory "$root/tmp"
mount -o remount,bind,ro "$root"

as_user=""
[ "$user" = - ] || as_user="--reuid $user --regid $user --clear-groups"
# Not exec: a process that changes its user id would no longer die with the one that started it.
# shellcheck disable=SC2086
chroot "$root" /usr/bin/setpriv $as_user --no-new-privs --bounding-set=-all --inh-caps=-all \
  /usr/bin/env -i PATH=/usr/bin:/bin TMPDIR=/tmp HOME=/tmp LD_PRELOAD="$shown/wide-registers.so" \
  /usr/bin/linux.uml "mem=${megabytes}M" rootfstype=hostfs rootflags=/ rw quiet con=null con0=null,fd:1 uml_dir=/tmp \
  init=/bin/sh -- "$@"
