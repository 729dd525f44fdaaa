import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { Prompt } from './prompt'
import { shortNames } from './short-names'

/** A longer name is said by its first word, where nobody else here has it. */
const LONG_NAME = 14

function shortNameOf(names: readonly string[], seat: number): string {
  const name = scorerWords.nameOf(names, seat)
  return name.length > LONG_NAME ? (shortNames(names)[seat] ?? name) : name
}

/** What the table says now, in words; of a block also what to do. */
export function promptWords(prompt: Prompt, names: readonly string[]): string {
  const said = words.moments.prompt
  switch (prompt.kind) {
    case 'blocked':
      return `${said.blocked} ${said.enterHands}`
    case 'can-draw':
      return said.canDraw(shortNameOf(names, prompt.seat), prompt.tiles)
    case 'target-near':
      return said.needs(shortNameOf(names, prompt.seat), prompt.points)
    case 'last-tile':
      return said.lastTile(shortNameOf(names, prompt.seat))
  }
}
