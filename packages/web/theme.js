// Sets the chosen theme before the first paint. platform/theme.ts keeps it from then on.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("verdict:theme");
  } catch {
    // A browser that keeps nothing shows the dark theme.
  }
  const isLight = choice === "light" || (choice === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  if (!isLight) return;
  document.documentElement.dataset.theme = "paper";
  document.querySelector("meta[name=color-scheme]").content = "light";
  document.querySelector("meta[name=theme-color]").content = "#f6f6f8";
})();
