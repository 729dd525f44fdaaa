import { useRef, useState, type ReactNode } from 'react'
import type { Home } from '#shared/contract/lists'
import { USES_DICE } from '#shared/rules/games/index'
import { PRESETS } from '#shared/rules/presets'
import { Page } from '../../app/page'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { Answer } from './answer/answer'
import { AnswerBar } from './answer/answer-bar'
import { answer } from '../../match/arbiter/answered'
import type { Case } from '../../match/arbiter/case'
import { readTold } from '../../match/arbiter/dispute'
import { textOfCase } from '../../match/arbiter/text-case'
import { CopyText } from '../../match/text/copy-text'
import type { Merge } from './case/use-case'
import { useCase } from './case/use-case'
import { TableSetup } from './entry/table-setup'
import { RollCard } from './entry/roll-card'
import { TilesCard } from './entry/tiles-card'
import { PasteDialog } from './text/paste-dialog'
import type { Belongs } from '../../match/arbiter/printing/told-ruling'
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
  /** A way back, where there is one. */
  readonly children?: ReactNode
}

/** The page Settle a dispute: the entries on one side and the answer on the other, updated at once. */
export function ArbiterPage({ about, home, keptAs, first, merge, again, belongs, children }: Props) {
  const [told, change] = useCase(keptAs, first, merge)
  const { toast } = useAnnounce()
  const [pasting, setPasting] = useState(false)
  const shown = useRef<HTMLElement>(null)
  const read = readTold(told)
  const answered = read.ok ? answer(read.value, told.preset) : null
  const { match } = belongs

  const replace = (by: Case, said: string): void => {
    change({ type: 'begin-again', to: by })
    toast(said, { label: words.settle.undo, run: () => change({ type: 'begin-again', to: told }) })
  }
  const toAnswer = (): void => {
    shown.current?.scrollIntoView({ block: 'start' })
    shown.current?.focus({ preventScroll: true })
  }
  return (
    <Page title={words.settle.title} className={styles.page}>
      <div className={styles.top}>
        <p className={styles.about}>{about}</p>
        <div className={styles.ways}>
          {children}
          {match === null && <Button onClick={() => setPasting(true)}>{words.oneLine.settle.paste}</Button>}
          <Button onClick={() => replace(first, words.settle.begun)}>
            <Icon name="reset" />
            {again}
          </Button>
          <CopyText textOf={() => textOfCase(told)} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.entry}>
          <TableSetup told={told} home={home} problem={read.ok ? undefined : read.error} folded={match !== null} onChange={change} />
          {USES_DICE[PRESETS[told.preset].game] && <RollCard dice={told.dice} onChange={change} />}
          {read.ok && <TilesCard told={told} read={read.value} first={match === null ? 'table' : 'hands'} onChange={change} />}
        </div>
        {answered !== null && <Answer ref={shown} answered={answered} belongs={belongs} />}
      </div>
      {answered !== null && <AnswerBar answered={answered} onGo={toAnswer} />}
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
