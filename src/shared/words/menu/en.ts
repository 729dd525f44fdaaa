import type { Translated } from '../languages'
import { presetNames } from '../en/games'

/** What the desktop window says outside its page. `&` stands before the letter that opens a menu where systems have such letters. */
export const menu = {
  app: {
    about: 'About Caravan',
    settings: 'Settings…',
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
    open: 'Open match file…',
    recent: 'Recent matches',
    noRecent: 'No recent matches',
    allMatches: 'All matches',
    print: 'Print…',
    pdf: 'Save as PDF…',
    dataFolder: 'Show data folder',
    files: 'Files and backups',
    close: 'Close window',
  },
  edit: { name: '&Edit', cut: 'Cut', copy: 'Copy', paste: 'Paste', selectAll: 'Select all' },
  view: {
    name: '&View',
    back: 'Back',
    forward: 'Forward',
    reload: 'Reload',
    usualSize: 'Actual size',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    fullScreen: 'Full screen',
    kiosk: 'Kiosk mode',
    tools: 'Developer tools',
  },
  window: { name: '&Window', minimise: 'Minimise', zoom: 'Zoom', toFront: 'Bring all to front' },
  help: { name: '&Help', rules: 'Rules', browser: 'Open in browser' },
  /** Asked before a window takes the whole screen. */
  kiosk: {
    message: 'Start kiosk mode?',
    detail: (keys: string) =>
      `Only Caravan will be on the screen, with no menu and no other programs. Good for a table where many people touch the screen. Press ${keys} to leave.`,
    yes: 'Start',
    no: 'Cancel',
  },
  save: { title: 'Save file' },
  pdf: {
    kind: 'PDF document',
    failed: 'Couldn’t save the PDF',
    why: (detail: string) => `Your matches are safe. The system says: ${detail}`,
  },
  presets: presetNames,
  matchFiles: { kind: 'Caravan match files', all: 'All files' },
  folder: { failed: 'Couldn’t open the folder', where: (folder: string, detail: string) => `The folder is ${folder}. The system says: ${detail}` },
  notStarted: {
    title: 'Caravan couldn’t start',
    text: (detail: string) => `Your saved matches are safe. Details: ${detail}`,
    /** The folder of the matches, and that of what is this computer's alone. */
    data: (folder: string) => `Caravan can’t write in ${folder}. Allow it to, or start Caravan with --data and another folder. Your saved matches are safe.`,
    device: (folder: string) =>
      `Caravan can’t write in ${folder}. Set CARAVAN_DEVICE to a folder where it can write, and choose a folder for the matches with --data. Your saved matches are safe.`,
    /** The folder of the matches that this computer has had. */
    away: (folder: string) =>
      `Your matches were in ${folder}, and that folder isn’t there now. Nothing is lost: plug the drive in again or put the folder back, and start Caravan again. For new, empty matches in that place, make a folder named “matches” in it.`,
    full: (folder: string) => `The disk is full, so Caravan can’t write in ${folder}. Free some space and start Caravan again. Your saved matches are safe.`,
    noScreen: 'There is no screen to open a window on. Start Caravan from your desktop.',
  },
  /** Another Caravan, in a browser, has the folder that a match file was to be imported into. */
  elsewhere: {
    message: 'Caravan is already open in your browser',
    detail: (files: string) =>
      `${files} wasn’t opened here. Open the Files page in your browser and choose the file under “Import matches”, or drop it on the page.`,
    go: 'Open Files page',
  },
  /** A plain page that takes the place of Caravan's own. */
  plain: {
    again: 'Try again',
    browser: 'Open in browser',
    notLoaded: { message: 'Caravan’s page didn’t load', detail: 'Every play you confirmed is saved. Try again, or open Caravan in your browser.' },
    incomplete: {
      message: 'Part of Caravan is missing',
      install: (file: string) => `Caravan can’t find ${file}. Install Caravan again. Your matches are safe.`,
      build: (file: string) => `Caravan can’t find ${file}. Run “npm run build” in Caravan’s folder, then try again. Your matches are safe.`,
    },
    graphics: {
      message: 'This computer’s graphics failed several times',
      detail: 'Every play you confirmed is saved. From the next start, Caravan does without the graphics card. Try again, or open Caravan in your browser.',
    },
  },
  /** The page of a window crashed. */
  gone: {
    message: 'This page closed unexpectedly',
    detail: 'Every play you confirmed is saved. Try again to continue where you were, or open Caravan in your browser.',
    close: 'Close window',
  },
  hung: {
    message: 'This page isn’t responding',
    detail: 'Every play you confirmed is saved. Wait a little longer, or reload the page. Anything you hadn’t confirmed has to be entered again.',
    wait: 'Wait',
    reload: 'Reload page',
  },
  crash: {
    title: 'Caravan has to close',
    text: 'Something went wrong. Every play you confirmed is saved. Open Caravan again to continue where you were. To report the problem, copy the diagnostics from “About Caravan”.',
  },
} as const

/** What the desktop window says outside its page: its menus and the system's own dialogs. */
export type MenuWords = Translated<typeof menu>
