package main

import (
	"errors"
	"fmt"
	"net"
	"os"
	"runtime"
	"syscall"
	"unsafe"
)

func attempt(name string, run func() error) {
	err := run()
	var number syscall.Errno
	switch {
	case err == nil:
		fmt.Println(name + ": ok")
	case errors.As(err, &number):
		fmt.Printf("%s: %d\n", name, int(number))
	default:
		fmt.Printf("%s: %v\n", name, err)
	}
}

func call(number uintptr, words ...uintptr) func() error {
	all := append(words, 0, 0, 0)
	return func() error {
		_, _, failed := syscall.RawSyscall(number, all[0], all[1], all[2])
		if failed != 0 {
			return failed
		}
		return nil
	}
}

func fall(depth int) int { return fall(depth+1) + 1 }

func main() {
	switch os.Args[1] {
	case "reach_out":
		attempt("spawn", func() error { _, err := syscall.ForkExec("/bin/echo", []string{"echo", "x"}, nil); return err })
		attempt("exec", func() error { return syscall.Exec("/bin/sh", []string{"sh", "-c", "echo unreachable"}, nil) })
		attempt("socket", func() error { _, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_STREAM, 0); return err })
		attempt("read", func() error { _, err := syscall.Open("/etc/shadow", syscall.O_RDONLY, 0); return err })
		attempt("write", func() error { _, err := syscall.Open("/box/new", syscall.O_WRONLY|syscall.O_CREAT, 0o600); return err })
		attempt("home", func() error { _, err := syscall.Open("/home", syscall.O_DIRECTORY, 0); return err })
		attempt("clone", call(56, 17))
		attempt("user namespace", call(272, 0x10000000))
		attempt("trace init", call(101, 16, 1))
		name := append([]byte("/box"), 0)
		attempt("mount", call(165, uintptr(unsafe.Pointer(&name[0])), uintptr(unsafe.Pointer(&name[0])), uintptr(unsafe.Pointer(&name[0]))))
		attempt("kill init", func() error { return syscall.Kill(1, syscall.SIGKILL) })
	case "memory":
		var all [][]byte
		for {
			block := make([]byte, 1<<20)
			for at := range block {
				block[at] = 1
			}
			all = append(all, block)
		}
	case "output":
		for {
			fmt.Println("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")
		}
	case "recursion":
		fmt.Println(fall(0))
	case "sockets":
		// By the library, which would ask for epoll next.
		_, err := net.Dial("tcp", "127.0.0.1:80")
		fmt.Println("dial:", err)
	case "threads":
		for {
			go func() { runtime.LockOSThread(); select {} }()
		}
	}
}
