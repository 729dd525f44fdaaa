/** The icon of Caravan, for pages that are one file. */
export const ICON =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="14" fill="#245540"/><g transform="rotate(-30 32 32)"><rect x="18" y="6" width="28" height="52" rx="6" fill="#fffdf7"/><path d="M22 32h20" stroke="#635b50" stroke-width="2"/><g fill="#1c1a17">' +
  [
    [25, 13],
    [25, 19.5],
    [25, 26],
    [39, 13],
    [39, 19.5],
    [39, 26],
    [26, 39],
    [38, 39],
    [26, 51],
    [38, 51],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3"/>`)
    .join('') +
  '</g></g></svg>'
