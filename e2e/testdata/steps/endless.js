let calls = 0;
function down(n) {
  calls += 1;
  return down(n + 1);
}
down(0);
