/** The way to the list of keys, and what is printed on them. */
export const keys = {
  button: 'All shortcuts',
  title: 'Keyboard shortcuts',
  /** What is printed on keys. */
  names: { Enter: 'Enter', Esc: 'Esc', Backspace: 'Backspace', Shift: 'Shift', Ctrl: 'Ctrl', Home: 'Home', End: 'End' },
} as const
