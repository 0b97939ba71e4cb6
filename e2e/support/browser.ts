/**
 * Debian's Chromium, for stories and benchmarks; the switches keep it from calling anywhere. Root (a CI container) has
 * no user namespace sandbox.
 */
export const BROWSER = {
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
