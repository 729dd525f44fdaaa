/** The menu bar of the desktop window. `&` stands before the letter that opens a menu where systems have such letters. */
export const menuWords = {
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
  },
  edit: '&Edit',
  view: { name: '&View', back: 'Back', forward: 'Forward', kiosk: 'Kiosk: nothing but Caravan' },
  help: { rules: 'The rules', browser: 'Open in the browser' },
  /** Asked before a window takes the whole screen. */
  kiosk: {
    message: 'Show nothing but Caravan on this screen?',
    detail: (keys: string) => `There will be no menu and no way to other programs, for a table where many hands touch the screen. ${keys} brings everything back.`,
    yes: 'Go ahead',
    no: 'Cancel',
  },
  pdf: {
    kind: 'PDF document',
    failed: 'The PDF could not be saved',
    why: (detail: string) => `Your matches are not affected. The system says: ${detail}`,
  },
  records: { kind: 'Caravan records', all: 'All files' },
  folder: { failed: 'The folder could not be shown', where: (folder: string, detail: string) => `It is ${folder}. The system says: ${detail}` },
} as const
