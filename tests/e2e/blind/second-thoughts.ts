import { tilesOfSet } from '#shared/domino/set'
import { makeTile } from '#shared/domino/tile'
import type { SimulatedEvent } from '../../reference/simulate'
import type { BlindPlayer } from './blind-player'

const each = async (players: readonly BlindPlayer[], act: (player: BlindPlayer) => Promise<unknown>): Promise<void> => {
  for (const player of players) await act(player)
}

/** Takes back the last entry and enters it again: everyone hears both, and what it scored is gone in between. */
export async function takeBack(by: BlindPlayer, all: readonly BlindPlayer[]): Promise<void> {
  await by.press('Control+z')
  await each(all, (player) => player.hearTakenBack())
  await by.press('Control+y')
  await each(all, (player) => player.followAgain())
}

/** Corrects the tile that was laid last to another, and takes that back; false where no other tile could have been laid there. */
export async function correct(by: BlindPlayer, all: readonly BlindPlayer[], event: SimulatedEvent): Promise<boolean> {
  const { names, rules } = by.match
  const tiles = tilesOfSet(rules.maxPip).map(makeTile)
  const entered = tiles.find((tile) => [tile, tile.split('-').reverse().join('-')].includes(event.tile ?? ''))
  const other = tiles
    .filter((tile) => tile !== entered)
    .map((tile) => ({ ...event, tile }))
    .find((each) => by.wouldGoOn(each))
  if (other === undefined) return false
  await by.goTo(new RegExp(`^button "${names[event.player ?? 0]} played ${entered} `))
  await by.press('Enter')
  await by.goTo(/^button "Correct or delete"/)
  await by.press('Enter')
  await by.goTo(/^button "\d+-\d+/)
  await by.type(other.tile)
  await by.goTo(/^button "Save correction"/)
  await by.press('Enter')
  await each(all, (player) => player.hearChange(other))
  await each(all, (player) => player.expectScores())
  await by.press('Control+z')
  await each(all, (player) => player.hearChange(event))
  return true
}

/** Questions the last entry: everyone agrees that it stands, which everyone hears. */
export async function dispute(by: BlindPlayer, all: readonly BlindPlayer[]): Promise<void> {
  await by.press('q')
  await by.goTo(/^radio "It stands/)
  await by.press('Space')
  for (const name of by.match.names) {
    await by.goTo(new RegExp(`^button "${name}"`))
    await by.press('Enter')
  }
  await by.goTo(/^button "Save: it stands"/)
  await by.press('Enter')
  await each(all, (player) => player.hear(/: Questioned: it stands\.$/))
}

/** Answers a round at a phone, `against` it first or not: everyone hears each answer, and the focus stays where the next one is. */
export async function answerRound(at: BlindPlayer, all: readonly BlindPlayer[], against: boolean): Promise<void> {
  const name = at.match.names[at.own ?? 0] ?? ''
  const round = at.count.rounds.length
  const answer = async (button: RegExp, said: string) => {
    await at.goTo(button)
    await at.press('Enter')
    await each(all, (player) => player.hear(new RegExp(`^${name} ${said} on round ${round}\\.$`)))
    await at.expectFocus(`${name} ${said}`)
  }
  if (against) {
    await at.goTo(new RegExp(`^button "I disagree: ${name}, round ${round}"`))
    await at.press('Enter')
    await answer(/^button "Disagree"/, 'disagrees')
  }
  await answer(new RegExp(`^button "I agree: ${name}, round ${round}"`), 'agrees')
}
