/** The page about the program itself. */
export const about = {
  title: 'About Caravan',
  what: 'Keeps score for domino games of the Bergen family. It’s free software (MIT licence) and sends nothing to the internet.',
  version: 'Version',
  folder: 'Your matches are saved in',
  unknown: 'Waiting for Caravan…',
  openInBrowser: 'Open in browser',
  rules: 'Rules and their sources',
  licences: {
    heading: 'Software inside Caravan',
    text: 'Caravan uses these open-source parts. Each has its own licence.',
    waiting: 'Loading the list…',
    missing: 'Can’t load the list right now. You’ll find it in the installed program as licences.json.',
    part: (name: string, version: string, licence: string) => `${name} ${version} (${licence})`,
    chromium: 'Chromium’s own parts are listed in LICENSES.chromium.html, next to the installed program.',
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
