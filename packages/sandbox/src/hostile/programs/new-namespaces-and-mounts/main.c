#include "report.h"

int main() {
  TRY("unshare user", unshare(CLONE_NEWUSER));
  TRY("unshare mounts", unshare(CLONE_NEWNS));
  TRY("clone user", syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0));
  TRY("clone user as a thread", syscall(SYS_clone, CLONE_NEWUSER | CLONE_THREAD | CLONE_SIGHAND | CLONE_VM, 0, 0, 0, 0));
  TRY("mount", syscall(SYS_mount, "none", "/box", "tmpfs", 0, 0));
  TRY("umount", syscall(SYS_umount2, "/proc", 2));
  TRY("pivot_root", syscall(SYS_pivot_root, ".", "."));
  TRY("chroot", chroot("."));
  TRY("setns", setns(0, 0));
  TRY("open_tree", syscall(SYS_open_tree, -100, "/", 1));
  TRY("move_mount", syscall(SYS_move_mount, 0, "", 0, "", 0));
  TRY("fsopen", syscall(SYS_fsopen, "tmpfs", 0));
  TRY("mount_setattr", syscall(SYS_mount_setattr, -100, "/", 0, 0, 0));
  TRY("seccomp", syscall(SYS_seccomp, 1, 0, 0));
}
