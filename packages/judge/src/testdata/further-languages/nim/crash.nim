import os
let v = @[1]
echo v[paramCount() + 3]
