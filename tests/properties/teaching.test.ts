import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeTile } from '#shared/domino/tile'
import { recordUpTo } from '#shared/match/up-to'
import { MOMENTS, momentNow, NOTHING_TAUGHT, scoringSeen, scoringShown, type Lesson, type TeachingStage } from '#shared/rulebook/how-to-play/teaching'
import { hasLine } from '#shared/games/index'
import { handsAtEnd } from '#shared/rulebook/how-to-play/how-to-play'
import { HOW_TO_PLAY, TAUGHT_GAMES } from '#shared/rulebook/how-to-play/index'
import { PRESETS as RULE_SETS, type PresetId } from '#shared/rules/presets'
import { ringedIn } from '../../src/renderer/match/teaching/use-teaching'
import { runs, shown } from '../support/runs'
import { games, played, PRESETS, type Game } from './games'
import { asRecord, scored } from './views'

const stageAt = (game: Game, events: number): TeachingStage => {
  const record = recordUpTo(asRecord(played(game).record), 0, events)
  return {
    record,
    scored: scored(record),
    preset: RULE_SETS[game.preset as PresetId],
    leaderOpen: false,
    named: null,
    progress: { ...NOTHING_TAUGHT, dealt: true },
  }
}

/** The table after each event of a game’s first round, before the first of them too. */
const stagesOf = (game: Game): readonly TeachingStage[] =>
  Array.from({ length: (played(game).record.rounds[0]?.events.length ?? 0) + 1 }, (_, events) => stageAt(game, events))

const lessonsOf = (stages: readonly TeachingStage[]): readonly Lesson[] =>
  stages.map((stage) => {
    const moment = momentNow(stage)
    if (moment === null) throw new Error('a first round has a moment at all times')
    const lesson = moment.say(stage)
    expect(lesson.kind).toBe(moment.name)
    return lesson
  })

/** The rule sets of games that a first round is taught in. */
const TAUGHT = PRESETS.filter((preset) => hasLine(RULE_SETS[preset as PresetId].game))

const short = { mostRounds: [1], changes: [0, 0.05] }

describe(`what a table is taught in its first round ${shown}`, () => {
  test.each(TAUGHT)('%s: each thing that scores is shown when it first counts, once, and what is ringed lies on the table', (preset) => {
    fc.assert(
      fc.property(games({ presets: [preset], ...short }), (game) => {
        const stages = stagesOf(game)
        const lessons = lessonsOf(stages)
        const fresh = lessons.flatMap((lesson) => (lesson.kind === 'scored' ? lesson.fresh : []))
        expect(fresh).toEqual([...new Set(fresh)])
        const last = stages.at(-1) as TeachingStage
        const round = last.scored.rounds[0]
        const first = round?.events.findIndex(({ type }) => type === 'play') ?? -1
        scoringShown(round ?? null).forEach((names, at) => {
          const event = round?.events[at]
          const endPictured = event !== undefined && handsAtEnd(event) !== null && HOW_TO_PLAY[RULE_SETS[preset as PresetId].game].shownAtEnd !== undefined
          expect(names.length > 0).toBe(event?.type === 'play' || endPictured)
          /* All that scored was shown by then. */
          const told = lessons.slice(0, at + 2).flatMap((lesson) => (lesson.kind === 'scored' ? lesson.fresh : []))
          expect(told).toEqual(expect.arrayContaining([...names]))
          if (event?.type === 'play') expect(names.includes('nothing')).toBe(event.reasons.length === 0)
        })
        if (first >= 0) expect(lessons[first + 1]?.kind).toBe('scored')
        expect(new Set(fresh)).toEqual(new Set(scoringSeen(last).flatMap(({ name, seen }) => (seen ? [name] : []))))
        for (const stage of stages.filter((_, at) => lessons[at]?.kind === 'scored')) {
          const keys = ringedIn(stage, momentNow(stage)?.ring(stage) ?? []).map(({ key }) => key)
          expect(keys.every((key) => key !== '')).toBe(true)
        }
      }),
      runs(150),
    )
  })

  test.each(TAUGHT_GAMES)('%s: each picture of How to play shows the thing that it is named for', (game) => {
    for (const [name, { record, at }] of Object.entries(HOW_TO_PLAY[game].pictures)) {
      expect(scoringShown(scored(record).rounds[0] ?? null)[at.event ?? 0], name).toContain(name)
    }
  })
})

describe('Calling the doubles', () => {
  const preset = (id: PresetId, called: number): TeachingStage => {
    const stage = stageAt({ preset: id, seed: 1, houseRules: 0, irregular: 0, mostRounds: 1, midRound: 0, changes: 0 }, 0)
    return { ...stage, leaderOpen: true, progress: { ...NOTHING_TAUGHT, called, dealt: called > 0 } }
  }
  const asked = (id: PresetId) =>
    Array.from({ length: 8 }, (_, called) => {
      const lesson = momentNow(preset(id, called))?.say(preset(id, called))
      if (lesson?.kind === 'deal') return `deal ${lesson.each}, ${lesson.call === null ? '-' : makeTile(lesson.call)}`
      return lesson?.kind === 'roll-call' ? `${makeTile(lesson.tile)} ${lesson.leads}` : lesson?.kind
    })

  test('they climb where the lowest leads, come down where the highest does, and end in a new deal', () => {
    const each = 6
    expect(asked('bergen-pagat')).toEqual([
      expect.stringMatching(/^deal [56], 0-0$/),
      '1-1 true',
      '2-2 true',
      '3-3 true',
      '4-4 true',
      '5-5 true',
      '6-6 true',
      'no-double',
    ])
    expect(asked('bergen-hoyle')).toEqual([`deal ${each}, 6-6`, '5-5 true', '4-4 true', '3-3 true', '2-2 true', '1-1 true', '0-0 true', 'no-double'])
    expect(asked('bergen-online').slice(1, 3)).toEqual(['5-5 false', '4-4 false'])
  })

  test('nobody is asked where the table says who leads', () => {
    expect(asked('double-bergen')[0]).toMatch(/^deal [56], -$/)
    expect(asked('double-bergen')[1]).toBe('lead')
  })

  test('the moments are each told once', () => {
    expect(new Set(MOMENTS.map(({ name }) => name)).size).toBe(MOMENTS.length)
  })
})
