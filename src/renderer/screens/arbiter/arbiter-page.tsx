import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { coloursTogether, personColour } from '#shared/contract/colours'
import type { Home } from '#shared/contract/lists'
import type { SentLooks } from '#shared/contract/sent-looks'
import { Page } from '../../app/page'
import { useAnnounce } from '../../components/announcer/announcer'
import { SeatLooks } from '../../components/avatar/seat-looks'
import { Notice } from '../../components/notice/notice'
import { answer } from '../../match/arbiter/answered'
import type { Case } from '../../match/arbiter/case'
import { namesOf, readTold } from '../../match/arbiter/dispute'
import type { Belongs } from '../../match/arbiter/printing/told-ruling'
import { sameName } from '../../match/setup/draft'
import { words } from '../../messages/page'
import { Answer } from './answer/answer'
import { AnswerBar } from './answer/answer-bar'
import type { Merge } from './case/use-case'
import { useCase } from './case/use-case'
import { EntryPanel } from './entry/entry-panel'
import { nextEntry, type Entered } from './entry/entered'
import { useLineEntry } from './entry/use-line-entry'
import { DisputeFelt } from './felt/dispute-felt'
import { PasteDialog } from './text/paste-dialog'
import { Tools } from './tools/tools'
import { Trays } from './trays/trays'
import styles from './arbiter-page.module.css'

interface Props {
  readonly about: string
  readonly home: Pick<Home, 'people' | 'setups'>
  /** Where this window keeps what is entered. */
  readonly keptAs: string
  /** What the page starts from, and goes back to. */
  readonly first: Case
  readonly merge: Merge
  readonly again: string
  readonly belongs: Belongs
  /** The match that the round belongs to. */
  readonly back?: string
  /** What the players of the match are shown with. */
  readonly looks?: readonly SentLooks[]
  /** What else is known of the round. */
  readonly children?: ReactNode
}

/** The page Settle a dispute: the line on felt, the hands in trays under it, and who wins beside them, updated at once. */
export function ArbiterPage({ about, home, keptAs, first, merge, again, belongs, back, looks, children }: Props) {
  const [told, change] = useCase(keptAs, first, merge)
  const { toast } = useAnnounce()
  const [at, setAt] = useState<Entered | null>(0)
  const [pasting, setPasting] = useState(false)
  const shown = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const went = useRef(false)
  const table = useRef<HTMLDivElement>(null)
  const read = readTold(told)
  const answered = read.ok ? answer(read.value, told.preset) : null
  const line = useLineEntry(told, read.ok ? read.value : null, change)
  const next = answered === null ? null : nextEntry(answered, at)
  const players = usePlayers(told, home.people)
  /* A player may have been taken away. */
  const open = typeof at === 'number' && at >= told.seats.length ? null : at

  const go = (to: Entered): void => {
    went.current = true
    setAt(to)
  }
  const close = (): void => {
    table.current?.querySelector<HTMLElement>(`[data-enter='${at}']`)?.focus()
    setAt(null)
  }
  useEffect(() => {
    if (went.current) {
      const heading = panel.current?.querySelector<HTMLElement>('[data-hand-heading]')
      heading?.focus({ preventScroll: true })
      panel.current?.scrollIntoView({ block: 'nearest' })
    }
    went.current = false
  }, [at])
  const replace = (by: Case, said: string): void => {
    change({ type: 'begin-again', to: by })
    toast(said, { label: words.settle.undo, run: () => change({ type: 'begin-again', to: told }), about: keptAs })
  }
  const toAnswer = (): void => {
    shown.current?.scrollIntoView({ block: 'start' })
    shown.current?.focus({ preventScroll: true })
  }
  return (
    <Page
      title={words.settle.title}
      {...(back === undefined ? {} : { back })}
      beside={
        <Tools
          told={told}
          home={home}
          problem={read.ok ? undefined : read.error}
          again={again}
          onChange={change}
          onAgain={() => replace(first, words.settle.begun)}
          onPaste={belongs.match === null ? () => setPasting(true) : undefined}
          back={back}
        />
      }
    >
      <SeatLooks players={players} looks={looks ?? players}>
        <div className={styles.columns}>
          <div ref={table} className={styles.table}>
            {answered === null ? (
              <Notice tone="danger" role="alert">
                {words.settle.setup.rulesWrong(read.ok ? '' : read.error)}
              </Notice>
            ) : (
              <DisputeFelt told={told} answered={answered} line={line} entering={open} onEnter={go} />
            )}
            <Trays told={told} players={players} people={home.people} entering={open} fixed={belongs.match !== null} onEnter={go} onChange={change} />
            {read.ok && open !== null && (
              <EntryPanel
                ref={panel}
                key={String(open)}
                at={open}
                told={told}
                read={read.value}
                line={line}
                onChange={change}
                onFull={() => (next === null || next === at ? close() : go(next))}
                onClose={close}
              />
            )}
          </div>
          {answered !== null && (
            <Answer ref={shown} answered={answered} players={players} belongs={belongs} about={about} next={next} onNext={go}>
              {children}
            </Answer>
          )}
        </div>
      </SeatLooks>
      {answered !== null && <AnswerBar answered={answered} next={next} onNext={go} onGo={toAnswer} />}
      {pasting && (
        <PasteDialog
          onCase={(pasted) => {
            setPasting(false)
            replace(pasted, words.oneLine.settle.filled)
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </Page>
  )
}

/** Who sits at the table: people of the house as they are, and each of the others in a colour that nobody else there has. */
function usePlayers(told: Case, people: Props['home']['people']) {
  return useMemo(() => {
    const known = namesOf(told).map((name) => ({ name, person: people.find((person) => sameName(person.name, name)) }))
    const colours = coloursTogether(known.map(({ person }) => (person === undefined ? undefined : personColour(person))))
    return known.map(({ name, person }, seat) => ({ name, personId: person?.id, colour: colours[seat] }))
  }, [told, people])
}
