var p: PByte;
begin
  while true do begin
    GetMem(p, 1 shl 20);
    FillChar(p^, 1 shl 20, 1);
  end;
end.
