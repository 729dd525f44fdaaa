import type { Layout } from '#shared/domino/line'
import type { Suit } from '#shared/domino/tile'
import { startWords } from '../messages/start-page'

/** What letters do at the table, for the code that listens for them and for the list that shows them. */
export const LETTERS = { draw: 'd', pass: 'p', blocked: 'b', photo: 'f', question: 'q', 'next-round': 'n' } as const
/** Opens the list of keys. */
export const HELP_KEY = '?'

/** At the big screen. */
export const FULL_SCREEN_KEY = 'f'

/** Keys pressed one after the other, or one of which is pressed, and what that does. */
export interface KeyUse {
  readonly keys: readonly string[]
  readonly does: string
}

interface TableKey {
  readonly does: keyof typeof startWords.keys.table
  readonly keys: readonly string[]
  readonly when: 'running' | 'over' | 'always'
  /** Left out at any other table. */
  readonly at?: 'small-set' | 'large-set' | Layout
  /** Only in the list of all keys. */
  readonly obvious?: true
}

const letter = (of: keyof typeof LETTERS): readonly string[] => [LETTERS[of].toUpperCase()]

const TABLE_KEYS: readonly TableKey[] = [
  { does: 'tile', keys: ['6', '4'], when: 'running', at: 'small-set' },
  { does: 'tileLong', keys: ['1', '2', '-', '4'], when: 'running', at: 'large-set' },
  { does: 'ends', keys: ['←', '→'], when: 'running', at: 'two-ended' },
  { does: 'arms', keys: ['1', '…'], when: 'running', at: 'spinner' },
  { does: 'confirm', keys: ['Enter'], when: 'running' },
  { does: 'clear', keys: ['Esc'], when: 'running' },
  { does: 'erase', keys: ['Backspace'], when: 'running', obvious: true },
  { does: 'draw', keys: letter('draw'), when: 'running' },
  { does: 'pass', keys: letter('pass'), when: 'running' },
  { does: 'blocked', keys: letter('blocked'), when: 'running' },
  { does: 'photo', keys: letter('photo'), when: 'running' },
  { does: 'next', keys: letter('next-round'), when: 'over' },
  { does: 'question', keys: letter('question'), when: 'always' },
  { does: 'undo', keys: ['Ctrl Z'], when: 'always' },
  { does: 'redo', keys: ['Ctrl Y'], when: 'always' },
]

const told = ({ keys, does }: TableKey): KeyUse => ({ keys, does: startWords.keys.table[does] })

/** The keys of a table as it stands. */
export function tableKeys(maxPip: Suit, layout: Layout, roundOver: boolean): readonly KeyUse[] {
  const here: readonly TableKey['at'][] = [undefined, layout, maxPip > 9 ? 'large-set' : 'small-set']
  return TABLE_KEYS.filter(({ when, at, obvious }) => obvious !== true && here.includes(at) && (when === 'always' || (when === 'over') === roundOver)).map(told)
}

/** Every key there is, by where it does something. */
export function allKeys(): readonly { readonly title: string; readonly uses: readonly KeyUse[] }[] {
  const { titles, everywhere, replay, tiles, bigScreen } = startWords.keys
  return [
    {
      title: titles.everywhere,
      uses: [
        { keys: [HELP_KEY], does: everywhere.help },
        { keys: ['Tab'], does: everywhere.next },
        { keys: ['Shift Tab'], does: everywhere.back },
        { keys: ['Enter'], does: everywhere.press },
        { keys: ['Esc'], does: everywhere.close },
      ],
    },
    { title: titles.table, uses: TABLE_KEYS.map(told) },
    {
      title: titles.tiles,
      uses: [
        { keys: ['6', '4'], does: tiles.type },
        { keys: ['←', '→', '↑', '↓'], does: tiles.move },
        { keys: ['Enter'], does: tiles.choose },
      ],
    },
    {
      title: titles.replay,
      uses: [
        { keys: ['←', '→'], does: replay.step },
        { keys: ['Home'], does: replay.first },
        { keys: ['End'], does: replay.last },
        { keys: letter('question'), does: replay.question },
      ],
    },
    { title: titles.bigScreen, uses: [{ keys: [FULL_SCREEN_KEY.toUpperCase()], does: bigScreen.full }] },
  ]
}
