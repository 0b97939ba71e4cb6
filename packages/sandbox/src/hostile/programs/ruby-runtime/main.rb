require "socket"
$stdout.sync = true

def attempt(name)
  yield
  puts "#{name}: ok"
rescue SystemCallError => error
  puts "#{name}: #{error.errno}"
rescue NotImplementedError, LoadError, StandardError => error
  puts "#{name}: #{error.class}"
end

def fall(depth)
  fall(depth + 1) + 1
end

case ARGV[0]
when "reach_out"
  attempt("fork") { fork { puts "unreachable" } }
  attempt("spawn") { `/bin/echo x` }
  attempt("exec") { exec("/bin/sh", "-c", "echo unreachable") }
  attempt("socket") { TCPSocket.new("127.0.0.1", 80) }
  attempt("read") { File.read("/etc/shadow") }
  attempt("write") { File.write("/box/new", "") }
  attempt("home") { Dir.children("/home") }
  attempt("eval") { eval("open('|/bin/echo unreachable').read") }
  attempt("clone") { syscall(56, 17, 0) }
  attempt("user namespace") { syscall(272, 0x10000000) }
  attempt("trace init") { syscall(101, 16, 1, 0) }
  attempt("mount") { syscall(165, "/box", "/box", "tmpfs", 0, 0) }
  attempt("kill init") { Process.kill(:KILL, 1) }
when "memory"
  all = []
  loop { all << "x" * (1 << 20) }
when "output"
  loop { print "x" * 65536 }
when "recursion"
  puts fall(0)
when "threads"
  begin
    loop { Thread.new { sleep } }
  rescue ThreadError => error
    puts error.class
    exit!(0)
  end
end
