/** The page about the program itself. */
export const about = {
  title: 'About Caravan',
  what: 'A table companion for dominoes of the Bergen family. It is free software under the MIT licence, and everything stays on this computer.',
  version: 'Version',
  folder: 'The folder of your matches',
  unknown: 'Not known yet: the host has not answered.',
  rules: 'The rules, each with its source',
  licences: {
    heading: 'What is inside',
    text: 'Caravan stands on the work of others. Each part comes with its licence.',
    waiting: 'Fetching the list …',
    missing: 'The list cannot be shown just now. It comes with the built program and lies there as licences.json.',
    part: (name: string, version: string, licence: string) => `${name} ${version} (${licence})`,
    chromium: 'What Chromium consists of is listed in LICENSES.chromium.html, beside the installed program.',
  },
  diagnostics: {
    heading: 'For a bug report',
    text: 'This tells whoever mends a fault what you run and what went wrong. No name, note, place or folder is in it; read it before you send it.',
    copy: 'Copy diagnostics',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Select the text below and copy it by hand.',
    label: 'Diagnostics',
  },
} as const
