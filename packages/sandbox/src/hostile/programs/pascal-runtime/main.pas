program attack;
uses baseunix, unix, sockets, syscall, sysutils;

procedure attempt(const name: string; outcome: int64);
begin
  if outcome < 0 then writeln(name, ': ', fpgeterrno) else writeln(name, ': ok');
  flush(output);
end;

function fall(depth: int64): int64;
begin
  fall := fall(depth + 1) + 1;
end;

var
  words: array[0..3] of pchar = ('sh', '-c', 'echo unreachable', nil);
  block: pointer;
begin
  case paramstr(1) of
    'reach_out': begin
      attempt('fork', fpfork);
      attempt('exec', fpexecv('/bin/sh', @words));
      attempt('socket', fpsocket(af_inet, sock_stream, 0));
      attempt('read', fpopen('/etc/shadow', o_rdonly));
      attempt('write', fpopen('/box/new', o_wronly or o_creat));
      attempt('user namespace', do_syscall(272, $10000000));
      attempt('trace init', do_syscall(101, 16, 1, 0, 0));
      attempt('mount', do_syscall(165, int64(pchar('/box')), int64(pchar('/box')), int64(pchar('tmpfs')), 0, 0));
      attempt('kill init', fpkill(1, sigkill));
    end;
    'memory': while true do begin
      getmem(block, 1 shl 20);
      fillchar(block^, 1 shl 20, 1);
    end;
    'output': while true do write('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx');
    'recursion': writeln(fall(0));
  end;
end.
