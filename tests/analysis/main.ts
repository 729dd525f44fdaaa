import { isDeepStrictEqual } from 'node:util'
import { DEALS } from '#shared/analysis/likely'
import { LINE_PRESETS, type PresetId } from '#shared/rules/presets'
import { forecasts, wonOf, type Forecast, type Share } from './calibration'
import { endgames, naiveWorth, searched } from './endgames'
import { againstGreedy, interval } from './strength'

/** Usage: main [endgames|strength|calibration …] [--count N] [--seed N] [--preset ID] [--deals N]; without names, all three with 10,000 each. */
const args = process.argv.slice(2)
const option = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const named = args.filter((arg, at) => !arg.startsWith('--') && args[at - 1]?.startsWith('--') !== true)
const count = Number(option('--count') ?? 10_000)
const seed = Number(option('--seed') ?? 11)
const only = option('--preset')
const deals = Number(option('--deals') ?? DEALS)
const parts = named.length > 0 ? named : ['endgames', 'strength', 'calibration']
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const say = (line: string): void => void process.stdout.write(`${line}\n`)
let failed = false
const judge = (good: boolean): string => {
  failed ||= !good
  return good ? 'as it ought to be' : 'NOT AS IT OUGHT TO BE'
}

if (parts.includes('endgames')) {
  let agree = 0
  for (const endgame of endgames(count)) if (isDeepStrictEqual(searched(endgame), naiveWorth(endgame))) agree += 1
  say(`endgames: ${agree} of ${count} are what a slow search of every continuation says, ${judge(agree === count)}`)
}

if (parts.includes('strength')) {
  let won = 0
  let of = 0
  const presets = LINE_PRESETS.filter((preset) => only === undefined || preset === only)
  for (const preset of presets) {
    const each = againstGreedy(preset, Math.ceil(count / presets.length), deals, seed)
    won += each.won
    of += each.of
    say(`strength: ${preset}: ${each.won} of ${each.of} matches won against the best-paying tile, ${percent(each.won / each.of)}`)
  }
  const [low, high] = interval({ won, of })
  say(`strength: all: ${won} of ${of}, ${percent(won / of)} (99 % sure: ${percent(low)} to ${percent(high)}), ${judge(low >= 0.6)}`)
}

if (parts.includes('calibration')) {
  const tables: readonly (readonly [PresetId, number])[] = [
    ['bergen-pagat', 2],
    ['bergen-pagat', 3],
    ['flower-and-scorpion', 2],
    ['flower-and-scorpion', 4],
    ['bergen-online', 3],
  ]
  const each = Math.ceil(count / tables.length)
  const all: Forecast[] = tables.flatMap(([preset, players], table) =>
    forecasts(preset, players, each, { seed }).map((forecast) => ({ ...forecast, match: table * each + forecast.match })),
  )
  const sure = ({ mean, give }: Share) => `${percent(mean)} give or take ${percent(give)}`
  for (let tenth = 0; tenth < 10; tenth++) {
    const { given, won, after, of } = wonOf(all, tenth / 10, (tenth + 1) / 10 + (tenth === 9 ? 1 : 0))
    if (of > 0) say(`calibration: given ${percent(given)}, won ${sure(won)}, with less luck ${sure(after)} (${of} moments)`)
  }
  const { given, won, after, of } = wonOf(all, 0.65, 0.75)
  const good = judge(won.mean >= 0.68 && won.mean <= 0.72)
  say(`calibration: given 65 to 75 %, ${percent(given)} on average: won ${sure(won)}, with less luck ${sure(after)} (${of} moments, 99 % sure), ${good}`)
}

process.exitCode = failed ? 1 : 0
