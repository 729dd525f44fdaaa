export const shell = {
  name: 'Caravan',
  home: 'Caravan, home',
  skip: 'Skip to content',
  back: 'Back',
  nav: {
    label: 'Main menu',
    /** The button that shows them all, and the one that shows those which have no tab. */
    menu: 'Menu',
    more: 'More',
    home: 'Home',
    matches: 'Matches',
    people: 'People',
    statistics: 'Statistics',
    rules: 'Rules',
    evening: 'Game night',
    files: 'Files',
    settings: 'Settings',
  },
  opening: 'Loading…',
  title: (page: string) => `${page} · Caravan`,
  language: {
    label: 'Language',
    system: 'System setting',
    /** Each by its own name, in every language. */
    names: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' },
  },
  connection: {
    connecting: 'Connecting…',
    lost: 'Connection lost. Trying again. Everything you entered is safe.',
    refused: 'Caravan was restarted. Type “npm start” again, and this page continues.',
    back: 'Connected again.',
  },
  notFound: {
    title: 'Page not found',
    text: 'There’s no page at this address. See your matches on the home page.',
    home: 'Go to home page',
  },
  fault: {
    title: 'Something went wrong on this page',
    safe: 'Every play you confirmed is saved. It’s safe to reload this page.',
    again: 'Reload page',
    home: 'Go to home page',
    report: 'For a bug report',
    details: 'Technical details',
  },
} as const
