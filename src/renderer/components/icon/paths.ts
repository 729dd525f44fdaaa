/** Line drawings on a 24 × 24 grid. */
export const ICON_PATHS = {
  add: 'M12 5v14M5 12h14',
  back: 'M19 12H5M11 6l-6 6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  down: 'M12 5v14M6 13l6 6 6-6',
  forward: 'M5 12h14M13 6l6 6-6 6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5v.01',
  light: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  open: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  redo: 'M20 9H9.5a5.5 5.5 0 0 0 0 11H14M16 5l4 4-4 4',
  reset: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 14',
  system: 'M3.5 5h17v11.500h-17zM8.500 20h7',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zM8 5.500H4.500V7A3.500 3.500 0 0 0 8 10.500M16 5.500h3.500V7a3.500 3.500 0 0 1-3.500 3.500M12 14v4M8.500 20h7',
  undo: 'M4 9h10.5a5.5 5.5 0 0 1 0 11H10M8 5L4 9l4 4',
  up: 'M12 19V5M6 11l6-6 6 6',
  warning: 'M12 3.500L22 20.500H2zM12 10v4.500M12 17.500v.01',
} as const
export type IconName = keyof typeof ICON_PATHS
