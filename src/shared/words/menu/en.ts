import type { Translated } from '../languages'
import { presetNames } from '../en/games'

/** What the desktop window says outside its page. `&` stands before the letter that opens a menu where systems have such letters. */
export const menu = {
  app: {
    about: 'About Caravan',
    settings: 'Settings …',
    services: 'Services',
    hide: 'Hide Caravan',
    hideOthers: 'Hide others',
    showAll: 'Show all',
    quit: 'Quit Caravan',
  },
  file: {
    name: '&File',
    newMatch: 'New match',
    newWindow: 'New window',
    open: 'Open a record …',
    recent: 'Recent matches',
    noRecent: 'No match yet',
    allMatches: 'All matches',
    print: 'Print …',
    pdf: 'Save as PDF …',
    dataFolder: 'Show my data folder',
    data: 'Backups and files …',
    close: 'Close the window',
  },
  edit: { name: '&Edit', cut: 'Cut', copy: 'Copy', paste: 'Paste', selectAll: 'Select all' },
  view: {
    name: '&View',
    back: 'Back',
    forward: 'Forward',
    reload: 'Load the page anew',
    usualSize: 'Usual size',
    larger: 'Larger',
    smaller: 'Smaller',
    fullScreen: 'Full screen',
    kiosk: 'Kiosk: nothing but Caravan',
    tools: 'Developer tools',
  },
  window: { name: '&Window', minimise: 'Minimise', zoom: 'Zoom', toFront: 'Bring all to the front' },
  help: { name: '&Help', rules: 'The rules', browser: 'Open in the browser' },
  /** Asked before a window takes the whole screen. */
  kiosk: {
    message: 'Show nothing but Caravan on this screen?',
    detail: (keys: string) =>
      `There will be no menu and no way to other programs, for a table where many hands touch the screen. ${keys} brings everything back.`,
    yes: 'Go ahead',
    no: 'Cancel',
  },
  pdf: {
    kind: 'PDF document',
    failed: 'The PDF could not be saved',
    why: (detail: string) => `Your matches are not affected. The system says: ${detail}`,
  },
  presets: presetNames,
  records: { kind: 'Caravan records', all: 'All files' },
  folder: { failed: 'The folder could not be shown', where: (folder: string, detail: string) => `It is ${folder}. The system says: ${detail}` },
  notStarted: { title: 'Caravan could not start', text: (detail: string) => `What was stored before is still there. Caravan says: ${detail}` },
  /** Another Caravan, in a browser, has the folder that a record was to be brought into. */
  elsewhere: {
    message: 'Caravan is open in your browser already',
    detail: (files: string) =>
      `So ${files} has not been opened. The page Data opens in the browser next: choose the file there under “Bring records in”, or drop it on the page.`,
    go: 'Open the page Data',
  },
  /** The page of a window ended by itself. */
  gone: {
    message: 'The page has ended by itself',
    detail: 'Every play that was confirmed is stored and safe. Show the page again to go on where you were.',
    again: 'Show the page again',
    close: 'Close the window',
  },
  hung: {
    message: 'The page does not answer just now',
    detail:
      'Every play that was confirmed is stored and safe. You can wait a little longer, or show the page again; what was not confirmed then has to be entered anew.',
    wait: 'Wait',
  },
  crash: {
    title: 'Caravan has to close',
    text: 'Something went wrong in the program itself. Every play that was confirmed is stored and safe: open Caravan again and go on where you were. On the page “About Caravan” you then find what to copy into a bug report.',
  },
} as const

/** What the desktop window says outside its page: its menus and the system's own dialogs. */
export type MenuWords = Translated<typeof menu>
