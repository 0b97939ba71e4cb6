#!/bin/sh
# The first process of the guest that jail.sh boots: guest.sh <"with" or "without" cgroup v2> <user id>
# <command,arguments> (in one word, since the kernel adds words of its own). What the command prints goes to
# /results/output and /results/errors, then its exit code to /results/code.
export PATH=/usr/bin:/bin:/usr/sbin:/sbin

# Seen from a user namespace, the system's files belong to nobody, and so would a set-uid program like mount.
if [ -z "${GUEST:-}" ]; then
  export GUEST=yes
  exec setpriv --no-new-privs /bin/sh "$0" "$@"
fi
cgroup="$1" user="$2"
IFS=,
# shellcheck disable=SC2086
set -- $3

# As systemd does for a service with Delegate=yes: its processes are in the group itself that belongs to the user.
delegate() {
  group=/sys/fs/cgroup/service
  echo "+memory +pids" >/sys/fs/cgroup/cgroup.subtree_control &&
    mkdir "$group" &&
    chown "$user:$user" "$group" "$group/cgroup.procs" "$group/cgroup.subtree_control" &&
    echo $$ >"$group/cgroup.procs"
}

mount -t proc proc /proc &&
  mount -t sysfs sys /sys &&
  mount -t tmpfs -o mode=1777 tmp /tmp &&
  mkdir /dev/shm && mount -t tmpfs -o mode=1777 shm /dev/shm &&
  { [ "$cgroup" = without ] || mount -t cgroup2 cgroup /sys/fs/cgroup; } &&
  { [ "$cgroup" = without ] || [ "$user" = 0 ] || delegate; } &&
  TMPDIR=/tmp setpriv --reuid "$user" --regid "$user" --clear-groups "$@" \
    >/results/output 2>/results/errors
echo $? >/results/code
# Power off: there is no service manager that would.
echo o >/proc/sysrq-trigger
sleep 60
