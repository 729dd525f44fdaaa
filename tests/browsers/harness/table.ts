import { keyOfHalf } from '../../support/key-of-half'
import { KEYS, type Window } from './window'

const ARROWS = { left: KEYS.ArrowLeft, right: KEYS.ArrowRight }

/** The part of a turn as games write it: `2-0 right`, `2-2`, `draw`. */
function read(turn: string): { readonly tile: string; readonly end: 'left' | 'right' | null } {
  const [tile = '', end] = turn.split(' ')
  return { tile, end: end === 'left' || end === 'right' ? end : null }
}

/** The tiles that lie on the felt. */
const laid = ({ page }: Window) =>
  page
    .role('region', /^The (caravan|train|arms|line)$/)
    .role('list')
    .nth(0)
    .role('listitem')

/** Plays turn after turn, each once the one before is on the felt; `draw` once it is said. */
async function playEach(window: Window, turns: readonly string[], play: (turn: string) => Promise<void>, begun = 0): Promise<void> {
  let tiles = begun
  for (const turn of turns) {
    await play(turn)
    if (turn === 'draw') await window.page.says(/drew 1 tile/)
    else await laid(window).times(++tiles)
  }
}

/** Plays a round by keys alone, from its beginning or once so many tiles lie there. */
export async function playByKeys(window: Window, turns: readonly string[], begun = 0): Promise<void> {
  const play = async (turn: string): Promise<void> => {
    if (turn === 'draw') return window.type('d')
    const { tile, end } = read(turn)
    const halves = tile.split('-').map((half) => keyOfHalf(Number(half)))
    await window.type([...halves, ...(end === null ? [] : [ARROWS[end]]), KEYS.Enter].join(''))
  }
  await playEach(window, turns, play, begun)
}

/** Plays a round from its beginning by taps alone: two on a tile. */
export async function playByTaps(window: Window, turns: readonly string[]): Promise<void> {
  await playEach(window, turns, async (turn) => {
    if (turn === 'draw') return window.page.button(/^Draw 1|drawn/).click()
    const { tile, end } = read(turn)
    await tapTwice(window, tile, end)
  })
}

/** Plays a tile with two taps: on it in the row of an end, and on it again, or on the end where both can be meant. */
export async function tapTwice({ page }: Window, tile: string, end: 'left' | 'right' | null): Promise<void> {
  const name = end === null ? `^${tile}(,|$)` : `^${tile}, (.*\\b${end}\\b|both ends)`
  const inTray = page.css('[data-tray]').button(new RegExp(name)).nth(0)
  await inTray.click()
  await page.says(new RegExp(`Play ${tile}|${tile}: which end\\?`))
  const ends = page.button(new RegExp(`^${end} end .*: play `, 'i'))
  await ((await page.isSaid(/: which end\?/)) ? ends : inTray).click()
}
