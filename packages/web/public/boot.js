// Hydrates the prerendered landing page: when the browser is idle after load, or at once on the first sign of a
// visitor. Until then every link works as a plain link.
(() => {
  const entry = document.currentScript.dataset.entry;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement("script");
    script.type = "module";
    script.src = entry;
    document.head.append(script);
  };
  for (const type of ["pointerover", "pointerdown", "keydown", "touchstart", "focusin"]) {
    addEventListener(type, start, { once: true, passive: true });
  }
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 500);
  });
})();
