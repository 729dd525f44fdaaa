import type { Translated } from '../languages'
/** What a browser shows that Caravan has not let in. `command` is what the person types. */
export const signIn = {
  opening: 'Opening Caravan …',
  heading: 'Caravan does not know this browser yet',
  why: 'Others may use this computer too. So Caravan shows your matches only in a browser that it opened itself, or that you opened with the whole address. This holds until Caravan is started again.',
  ways: 'How to get in',
  again: (command: string) => `Type ${command} once more, where you started Caravan. It finds the Caravan that runs, and opens it.`,
  print: (command: string) => `For another browser, type ${command}. It prints the whole address: open that.`,
  window: (menu: string, item: string) => `In Caravan’s desktop window, choose ${menu} → ${item}.`,
  used: 'This address does not work any more: it was used already, or Caravan has been started again since.',
  noStorage: 'This browser keeps nothing for this page, so Caravan cannot know it again. Allow site data for this address, and open it once more.',
  noScript: 'Caravan needs JavaScript to keep the score.',
} as const

/** What the page of the web host says that lets a browser in. */
export type SignInWords = Translated<typeof signIn>
