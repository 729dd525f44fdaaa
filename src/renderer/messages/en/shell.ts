export const shell = {
  name: 'Caravan',
  home: 'Caravan, home page',
  skip: 'Skip to the page',
  nav: {
    label: 'Pages',
    /** The button that shows them where they have no room beside each other. */
    menu: 'Menu',
    home: 'Table',
    history: 'History',
    people: 'People',
    statistics: 'Statistics',
    rules: 'Rules',
    data: 'Data',
    settings: 'Settings',
  },
  opening: 'Opening …',
  title: (page: string) => `${page} · Caravan`,
  language: {
    label: 'Language',
    system: 'As the system',
    /** Each by its own name, in every language. */
    names: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' },
  },
  connection: {
    connecting: 'Connecting …',
    lost: 'Connection lost, trying again. Nothing that was entered before is lost.',
    refused: 'Caravan was started again. Type “npm start” once more, and this page goes on.',
    back: 'Connected again.',
    tryNow: 'Try now',
  },
  notFound: {
    title: 'No such page',
    text: 'There is nothing at this address. The matches are on the home page.',
    home: 'To the home page',
  },
  fault: {
    title: 'Something went wrong on this page',
    safe: 'Every play that was confirmed is stored and safe. Showing the page again does not change it.',
    again: 'Show the page again',
    home: 'To the home page',
    report: 'For a bug report',
    details: 'What happened, for whoever mends it',
  },
} as const
