import { makeTile } from '#shared/domino/tile'
import type { Candidate } from '#shared/watch/candidates'
import { playName, type Answer, type Question } from '#shared/watch/questions'
import { Button } from '../../components/button/button'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import type { MatchView } from '../../match/match-view'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import styles from './camera.module.css'

interface Props {
  readonly view: MatchView
  readonly question: Question
  readonly onAnswer: (answer: Answer) => void
}

/** What Caravan asks, in the line of events: it never covers the table, and nothing is entered until it is answered or the table answers it. */
export function QuestionCard({ view, question, onAnswer }: Props) {
  const cameraWords = words.cameraTable
  return (
    <section className={styles.asks} aria-label={cameraWords.asks}>
      <h2 className={styles.asking}>{cameraWords.asks}</h2>
      <p role="status">{sentence(view, question)}</p>
      <Pictures question={question} view={view} />
      <div className={styles.answers}>
        <Answers view={view} question={question} onAnswer={onAnswer} />
        {question.kind !== 'who' && <Button onClick={() => onAnswer({ kind: 'leave' })}>{cameraWords.leave}</Button>}
      </div>
    </section>
  )
}

function sentence({ names, scored }: MatchView, question: Question): string {
  const cameraWords = words.cameraTable
  const name = (seat: number): string => scorerWords.nameOf(names, seat)
  switch (question.kind) {
    case 'play':
      return cameraWords.which[question.why](name(scored.state.round?.turn ?? 0), question.plays[0]?.written ?? '')
    case 'who':
      return cameraWords.who(name(question.hand), question.play.written, name(question.turn))
    case 'wrong':
      return cameraWords.wrong(makeTile(question.recorded), makeTile(question.seen))
    case 'missing':
      return cameraWords.missing(question.tiles.map(makeTile))
    case 'strange':
      return cameraWords.strange(question.tiles.map(makeTile))
    case 'drew':
      return cameraWords.drew(name(question.player), question.counts)
  }
}

/** What is recorded and what lies there, where they are not the same. */
function Pictures({ question }: Pick<Props, 'question' | 'view'>) {
  if (question.kind !== 'wrong') return null
  return (
    <dl className={styles.both}>
      <div>
        <dt>{words.cameraTable.recorded}</dt>
        <dd>
          <DominoTile tile={question.recorded} orientation="horizontal" label={makeTile(question.recorded)} />
        </dd>
      </div>
      <div>
        <dt>{words.cameraTable.onTable}</dt>
        <dd>
          <DominoTile tile={question.seen} orientation="horizontal" label={makeTile(question.seen)} />
        </dd>
      </div>
    </dl>
  )
}

function Answers({ view: { names, scored }, question, onAnswer }: Props) {
  const cameraWords = words.cameraTable
  const turn = scored.state.round?.turn ?? 0
  const where = ({ written, arm }: Candidate): string => (arm === null ? written : `${written}, ${words.match.way.at(arm)}`)
  switch (question.kind) {
    case 'play':
      return question.plays.map((play) => (
        <Button key={playName(play)} onClick={() => onAnswer({ kind: 'play', play, player: turn })}>
          {where(play)}
        </Button>
      ))
    case 'who':
      return (
        <>
          <Button onClick={() => onAnswer({ kind: 'play', play: question.play, player: question.turn })}>
            {cameraWords.itWas(scorerWords.nameOf(names, question.turn))}
          </Button>
          <Button onClick={() => onAnswer({ kind: 'passed' })}>{cameraWords.passed(scorerWords.nameOf(names, question.turn))}</Button>
          <Button onClick={() => onAnswer({ kind: 'play', play: question.play, player: question.hand })}>{cameraWords.outOfTurn}</Button>
        </>
      )
    case 'wrong':
      return <Button onClick={() => onAnswer({ kind: 'correct' })}>{cameraWords.correct(makeTile(question.seen))}</Button>
    case 'drew':
      return question.counts.map((count) => (
        <Button key={count} onClick={() => onAnswer({ kind: 'drew', count })}>
          {cameraWords.tiles(count)}
        </Button>
      ))
    case 'missing':
    case 'strange':
      return null
  }
}
