import { words } from '../messages/page'
import { FULL_SCREEN_KEY, HELP_KEY, LETTERS } from './key-list'

/** Keys pressed one after the other, or one of which is pressed, and what that does. */
export interface KeyUse {
  readonly keys: readonly string[]
  readonly does: string
}

const letter = (of: keyof typeof LETTERS): readonly string[] => [LETTERS[of].toUpperCase()]

/** What keys do at the table, in the order in which they are needed. */
const TABLE_KEYS: readonly { readonly does: keyof typeof words.keyList.table; readonly keys: readonly string[] }[] = [
  { does: 'tile', keys: ['6', '4'] },
  { does: 'tileLong', keys: ['C', '4'] },
  { does: 'ends', keys: ['←', '→'] },
  { does: 'arms', keys: ['1', '2'] },
  { does: 'confirm', keys: ['Enter'] },
  { does: 'clear', keys: ['Esc'] },
  { does: 'erase', keys: ['Backspace'] },
  { does: 'draw', keys: letter('draw') },
  { does: 'pass', keys: letter('pass') },
  { does: 'blocked', keys: letter('blocked') },
  { does: 'photo', keys: letter('photo') },
  { does: 'shifted', keys: ['Shift B'] },
  { does: 'next', keys: letter('next-round') },
  { does: 'question', keys: letter('question') },
  { does: 'undo', keys: ['Ctrl Z'] },
  { does: 'redo', keys: ['Ctrl Y'] },
]

/** Every key there is, by where it does something. */
export function allKeys(): readonly { readonly title: string; readonly uses: readonly KeyUse[] }[] {
  const { titles, everywhere, replay, tiles, bigScreen } = words.keyList
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
    { title: titles.table, uses: TABLE_KEYS.map(({ keys, does }) => ({ keys, does: words.keyList.table[does] })) },
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
