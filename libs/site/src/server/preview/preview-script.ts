/** The format of an instant in the preview bar, in the region's time zone. */
export const previewFormat = { dateStyle: 'medium', timeStyle: 'medium' } as const;

/**
 * The preview bar's own script, served in previews only: the bar's time advances every second, like the page's. Without
 * it the bar shows the instant of the render.
 */
export const previewScript = `
const shown = document.querySelector('.preview-bar summary time');
const rendered = Date.parse(shown.dateTime);
const started = performance.now();
const local = new Intl.DateTimeFormat('en-GB', { ...${JSON.stringify(previewFormat)}, timeZone: shown.dataset.timeZone });
const tick = () => {
  const now = rendered + performance.now() - started;
  // A calendar ends somewhere.
  if (now > 8.64e15) return;
  shown.dateTime = new Date(now).toISOString();
  shown.textContent = local.format(now);
  setTimeout(tick, 1000 - (now % 1000));
};
setTimeout(tick, 1000 - (rendered % 1000));
`;
