{$R+}
var v: array[0..1] of LongInt; i: LongInt;
begin
  i := 5;
  WriteLn(v[i]);
end.
