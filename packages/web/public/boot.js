// Hydrates the prerendered landing page: when the browser is idle after load, or at once on the first sign of a visitor.
// Until then every link works as a plain link.
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
  // A click in the middle of hydration may be nobody's: until the app says that it is there, links are the browser's alone.
  const keepFromApp = (event) => {
    if (event.target.closest("a[href]")) event.stopPropagation();
  };
  addEventListener("click", keepFromApp, true);
  addEventListener("hydrated", () => removeEventListener("click", keepFromApp, true), { once: true });
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 500);
  });
})();
