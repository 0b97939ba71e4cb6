// out: [1,4,9] rejected
(async () => {
  const squares = await Promise.all([1, 2, 3].map(async (x) => x * x));
  const [r] = await Promise.allSettled([Promise.reject(new Error("no"))]);
  console.log(JSON.stringify(squares), r.status);
})();
