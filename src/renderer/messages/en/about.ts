import type { HostInfo } from '#shared/contract/schemas'

/** The page about the program itself. */
export const about = {
  title: 'About Caravan',
  what: 'Caravan keeps score at your domino table, for games of the Bergen family. It says why each play scores, and settles disputes by the rules.',
  private: 'It’s free, and sends nothing to the internet.',
  version: (version: string) => `Version ${version}, free software under the MIT licence.`,
  unknown: 'Waiting for Caravan…',
  help: {
    heading: 'Help',
    introduction: 'What Caravan does',
    rules: 'Rules and their sources',
  },
  licences: {
    heading: 'Software inside Caravan',
    text: 'Caravan uses these open-source parts. Each has its own licence.',
    waiting: 'Loading the list…',
    missing: 'Can’t load the list right now. You’ll find it in the installed program as licences.json.',
    part: (name: string, version: string, licence: string) => `${name} ${version} (${licence})`,
    chromium: 'Chromium’s own parts are listed in LICENSES.chromium.html, next to the installed program.',
  },
  technical: {
    heading: 'Technical details',
    where: { electron: 'You’re using the desktop app.', web: 'You’re using Caravan in a browser. It runs on this computer.' } satisfies Record<
      HostInfo['host'],
      string
    >,
    browser: 'Open in browser',
    folder: 'When it starts, Caravan shows the folder with your matches in the terminal.',
    showFolder: 'Show matches folder',
  },
  diagnostics: {
    heading: 'For a bug report',
    text: 'Add this to your bug report: what you run and what went wrong. It contains no names, notes, places or folders. Check it before you send it.',
    copy: 'Copy diagnostics',
    copied: 'Copied.',
    notCopied: 'Copying didn’t work. Select the text below and copy it yourself.',
    label: 'Diagnostics',
  },
} as const
