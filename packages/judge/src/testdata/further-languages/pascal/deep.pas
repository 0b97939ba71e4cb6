function depth(n: LongInt): LongInt;
begin
  if n = 0 then depth := 0 else depth := 1 + depth(n - 1);
end;
begin
  WriteLn(depth(50000));
end.
