var a, b: LongInt;
begin
  Read(a, b);
  WriteLn(a + b);
end.
