import { lazyScreen } from '../../app/lazy-screen'

/** Dice are set with more code than the page waits for. */
export const { Screen: FirstDice } = lazyScreen(async () => (await import('./first-dice')).FirstDice, NoDice, NoDice)

function NoDice(_props: object) {
  return null
}
