import type { Translated } from '../languages'
/** What a browser shows that Caravan has not let in. `command` is what the person types. */
export const signIn = {
  opening: 'Opening Caravan…',
  heading: 'Caravan doesn’t know this browser yet',
  why: 'Other people may use this computer too. That’s why Caravan shows your matches only in a browser that it opened itself, or that you opened with the full address. A browser stays known until Caravan restarts.',
  ways: 'How to get in',
  again: (command: string) => `Type ${command} again where you started Caravan. It finds the running Caravan and opens it.`,
  print: (command: string) => `For another browser, type ${command}. It shows the full address. Open that.`,
  window: (menu: string, item: string) => `In Caravan’s desktop window, choose ${menu} → ${item}.`,
  used: 'This address no longer works. It was already used, or Caravan has restarted since then.',
  noStorage: 'This browser saves nothing for this page, so Caravan can’t recognise it. Allow site data for this address, then open it again.',
  noScript: 'Caravan needs JavaScript to keep score.',
} as const

/** What the page of the web host says that lets a browser in. */
export type SignInWords = Translated<typeof signIn>
