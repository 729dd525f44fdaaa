import { useMemo, useState } from 'react'
import { toGo } from '#shared/match/made'
import { isPlayed } from '#shared/match/end-of-play'
import { changedSettings } from '#shared/rules/house-rules'
import type { RuleId } from '#shared/games/rule-ids'
import { rulesOfRefusal } from '#shared/rulebook/cited'
import type { Example } from '#shared/rulebook/example'
import { inLanguage, useSpoken } from '../../../app/language'
import { scorerWords } from '../../../messages/scorer'
import { Notice } from '../../../components/notice/notice'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import { words } from '../../../messages/page'
import { RuleLinks } from '../../../rulebook/rule-links'
import { ReplayControls } from '../../../match/replay/replay-controls'
import { ToldStep } from '../../../match/replay/told-step'
import { viewAfter } from '../../../match/replay/steps'
import { useStepping } from '../../../match/replay/use-replay'
import { eventWords } from '../../../match/correction/event-words'
import type { MatchView } from '../../../match/match-view'
import { RolledDice } from '../../../match/round/rolled-dice'
import { TableLine } from '../../../match/table/table-line'
import { shownExample, type ShownExample, totalsMoved } from './example-model'
import styles from './example.module.css'

/** An example drawn and scored as it is looked at: the line, what moved, and why; step by step where several things happen. */
export function ExampleView({ id, example, caption }: { readonly id: RuleId; readonly example: Example; readonly caption: string }) {
  const exampleWords = words.ruleBook.example
  const spoken = useSpoken()
  const shown = useMemo(() => inLanguage(spoken, () => shownExample(example)), [example, spoken])
  const { preset, rules } = example.record
  return (
    <div className={styles.example}>
      <p className={styles.preset}>{exampleWords.preset(scorerWords.presetNames[preset], words.houseRulesWords(rules, changedSettings(preset, rules)))}</p>
      {shown.view !== null && <PlayedExample id={id} shown={shown} view={shown.view} caption={caption} />}
      {shown.view === null && <RefusedExample shown={shown} example={example} />}
    </div>
  )
}

interface PlayedProps {
  readonly id: RuleId
  readonly shown: ShownExample
  readonly view: MatchView
  readonly caption: string
}

function PlayedExample({ id, shown, view, caption }: PlayedProps) {
  const exampleWords = words.ruleBook.example
  const { steps, refused } = shown
  const [asked, setAsked] = useState<number | null>(null)
  const stepping = useStepping(steps.length, asked, setAsked)
  const step = steps[stepping.at]
  const then = useMemo(() => (step === undefined ? view : viewAfter(view, step)), [view, step])
  const { round, rules } = then.scored.state
  const running = isPlayed(round)
  const dice = round?.dice ?? null
  const last = stepping.at >= steps.length - 1
  return (
    <>
      <RolledDice dice={dice} />
      <div className={styles.line}>
        <TableLine of={exampleWords.lineOf(caption)} view={then} choices={null} />
      </div>
      {steps.length > 1 && <ReplayControls steps={steps} stepping={stepping} />}
      <ChipsMoved view={then} countdown={id === 'B-8'} />
      {step !== undefined && <ToldStep view={then} step={step} said={!stepping.playing} ways={null} />}
      {running && (refused === null || !last) && (
        <p className={styles.next}>
          {exampleWords.turn(scorerWords.nameOf(then.names, round.turn))} {words.match.table.boneyardCount(then.words.boneyard, round.boneyard, rules.reserve)}.
        </p>
      )}
      {refused !== null && last && (
        <Notice tone="warning" title={refused.tried === null ? exampleWords.refusedRound : exampleWords.refused(eventWords(refused.tried, then.names))}>
          <WholeCodes>{scorerWords.refusalSentence(refused.refusal, then.names, rules.game)}</WholeCodes>
          <RuleLinks ids={rulesOfRefusal(refused.refusal, rules)} />
        </Notice>
      )}
    </>
  )
}

/** A round that cannot begin. */
function RefusedExample({ shown, example }: { readonly shown: ShownExample; readonly example: Example }) {
  const exampleWords = words.ruleBook.example
  if (shown.refused === null) return null
  return (
    <Notice tone="warning" title={exampleWords.refusedRound}>
      <WholeCodes>
        {scorerWords.refusalSentence(
          shown.refused.refusal,
          example.record.players.map(({ name }) => name),
        )}
      </WholeCodes>
    </Notice>
  )
}

interface ChipsMovedProps {
  readonly view: MatchView
  /** Also what is left to give back (B-8). */
  readonly countdown: boolean
}

/** What everyone had before the last move, and has now. */
function ChipsMoved({ view, countdown }: ChipsMovedProps) {
  const exampleWords = words.ruleBook.example
  const { scored, names } = view
  const { round, rules } = scored.state
  const unit = view.words.points.other
  const left = (total: number): number => toGo(rules.target, total)
  return (
    <ul className={styles.chips} aria-label={exampleWords.chips}>
      {totalsMoved(scored).map(({ before, after }, seat) => (
        <li key={seat} className={styles.player} data-moved={before === after ? undefined : true}>
          <strong>{names[seat]}</strong>
          <span aria-hidden="true" className={styles.total}>
            {exampleWords.moved(before, after, unit)}
          </span>
          <span className="visually-hidden">{exampleWords.movedInFull(before, after, unit)}</span>
          {countdown && (
            <>
              <span aria-hidden="true">{exampleWords.moved(left(before), left(after), exampleWords.toGiveBack)}</span>
              <span className="visually-hidden">{exampleWords.movedInFull(left(before), left(after), exampleWords.toGiveBack)}</span>
            </>
          )}
          {round !== null && round.end === null && <span className={styles.hand}>{words.match.players.hand(round.hands[seat] ?? 0)}</span>}
        </li>
      ))}
    </ul>
  )
}
