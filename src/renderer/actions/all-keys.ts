import { words } from '../messages/page'
import { ALOUD, FULL_SCREEN_KEY, HELP_KEY, LETTERS } from './key-list'

/** Keys pressed one after the other, or one of which is pressed, and what that does. */
export interface KeyUse {
  readonly keys: readonly string[]
  readonly does: string
}

const letter = (of: keyof typeof LETTERS): readonly string[] => [LETTERS[of].toUpperCase()]

/** What keys do at the table, in the order in which they are needed; those of `phone` do the same on the phone of a player. */
const TABLE_KEYS: readonly { readonly does: keyof typeof words.keyList.table; readonly keys: readonly string[]; readonly phone?: true }[] = [
  { does: 'tile', keys: ['6', '4'], phone: true },
  { does: 'tileLong', keys: ['C', '4'], phone: true },
  { does: 'ends', keys: ['←', '→'], phone: true },
  { does: 'arms', keys: ['1', '2'], phone: true },
  { does: 'confirm', keys: ['Enter'], phone: true },
  { does: 'clear', keys: ['Esc'], phone: true },
  { does: 'erase', keys: ['Backspace'], phone: true },
  { does: 'draw', keys: letter('draw'), phone: true },
  { does: 'pass', keys: letter('pass'), phone: true },
  { does: 'blocked', keys: letter('blocked') },
  { does: 'photo', keys: letter('photo') },
  { does: 'shifted', keys: ['Shift B'] },
  { does: 'next', keys: letter('next-round') },
  { does: 'question', keys: letter('question') },
  { does: 'undo', keys: ['Ctrl Z'], phone: true },
  { does: 'redo', keys: ['Ctrl Y'] },
]

interface KeyGroup {
  readonly title: string
  readonly uses: readonly KeyUse[]
}

/** Every key there is, by where it does something. */
export function allKeys(): readonly KeyGroup[] {
  const { titles, replay, bigScreen } = words.keyList
  return [
    ...keysOf(TABLE_KEYS),
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

/** The keys of a player's phone. */
export function phoneKeys(): readonly KeyGroup[] {
  return keysOf(TABLE_KEYS.filter(({ phone }) => phone))
}

/** Those of every page, of a table and of the hands that are entered there. */
function keysOf(table: typeof TABLE_KEYS): readonly KeyGroup[] {
  const { titles, everywhere, aloud, tiles } = words.keyList
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
    { title: titles.table, uses: table.map(({ keys, does }) => ({ keys, does: words.keyList.table[does] })) },
    { title: titles.aloud, uses: ALOUD.map((what) => ({ keys: letter(what), does: aloud[what] })) },
    {
      title: titles.tiles,
      uses: [
        { keys: ['6', '4'], does: tiles.type },
        { keys: ['←', '→', '↑', '↓'], does: tiles.move },
        { keys: ['Enter'], does: tiles.choose },
      ],
    },
  ]
}
