/*
 * Runs in the page. Notes in milliseconds of the clock when a button is clicked, when the call of that click goes out
 * and is answered, and when the verdict stands on the screen: the first frame after the heading is in the document is
 * painted before a task that is posted from its requestAnimationFrame.
 */
window.notePress = ({ call, verdict, patienceMs }) => {
  const origin = performance.timeOrigin;
  const seen = new Set(document.querySelectorAll("h2"));
  performance.clearResourceTimings();
  return new Promise((resolve, reject) => {
    let clickAt = null;
    const onClick = (event) => {
      clickAt ??= event.timeStamp;
    };
    const isVerdict = (heading) =>
      !seen.has(heading) && heading.offsetParent !== null && heading.textContent.trim() === verdict;
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener("click", onClick, true);
    };
    const observer = new MutationObserver(() => {
      if (clickAt === null || ![...document.querySelectorAll("[role=tabpanel] h2")].some(isVerdict)) return;
      end();
      const shownAt = performance.now();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          const paintedAt = performance.now();
          const entry = performance.getEntriesByType("resource").find(({ name }) => name.includes(call));
          const marks = { clickAt, sentAt: entry?.requestStart, answeredAt: entry?.responseEnd, shownAt, paintedAt };
          resolve(Object.fromEntries(Object.entries(marks).map(([name, ms]) => [name, origin + ms])));
        };
        channel.port2.postMessage(null);
      });
    });
    const timer = setTimeout(() => {
      end();
      const panels = [...document.querySelectorAll("[role=tabpanel]")].filter((panel) => panel.offsetParent !== null);
      reject(new Error(`no ${verdict} in time:\n${panels.map((panel) => panel.innerText).join("\n")}`.slice(0, 2000)));
    }, patienceMs);
    document.addEventListener("click", onClick, true);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
};
