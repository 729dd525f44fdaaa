import { useState } from 'react'
import { currentRound, peopleHere } from '#shared/evening/state'
import { Page } from '../../app/page'
import { ButtonLink } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { CheckIn } from './check-in'
import { EveningDialog } from './dialogs/evening-dialog'
import type { Asked } from './model/asked'
import { useChange, useEvening, type EveningView } from './model/use-evening'
import { NeedsYou } from './needs-you'
import { NextRound } from './next-round'
import { Partners } from './partners'
import { PhonesCard } from './phones/phones-card'
import { useEveningPhones } from './phones/use-evening-phones'
import { Problem } from '../../evening/problem'
import { RoundClock } from './round-clock'
import { TableCard } from './table-card'
import { Tools } from './tools'
import styles from './evening.module.css'

/** The page for the person who runs an evening: tables, what needs them, and the next round. */
export function EveningScreen({ id }: { readonly id: string }) {
  const shown = useEvening(id)
  if (shown.kind === 'evening') return <Running view={shown.view} />
  const { title, waiting, failed, gone, all } = words.evening
  return (
    <Page title={title} back={paths.evening}>
      {shown.kind === 'waiting' && <Loading>{waiting}</Loading>}
      {shown.kind === 'failed' && (
        <Notice tone="warning" role="alert">
          {failed}
        </Notice>
      )}
      {shown.kind === 'gone' && (
        <>
          <p>{gone}</p>
          <ButtonLink href={paths.evening}>{all}</ButtonLink>
        </>
      )}
    </Page>
  )
}

function Running({ view }: { readonly view: EveningView }) {
  const { evening, state } = view
  const eveningWords = words.evening
  const change = useChange(evening)
  const [asked, ask] = useState<Asked | null>(null)
  const round = currentRound(state)
  const partners = state.settings?.method === 'partners'
  const phones = useEveningPhones(evening.id)
  return (
    <Page
      title={evening.name}
      heading={<Heading view={view} />}
      back={paths.evening}
      beside={round !== null && <RoundClock view={view} change={change} />}
      className={styles.page}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <p className={styles.quiet}>{round === null ? evening.name : eveningWords.count(peopleHere(state).length, round.tables.length)}</p>
          {round === null ? (
            <CheckIn view={view} />
          ) : (
            <>
              <ul className={styles.tables}>
                {round.tables.map((table, at) => (
                  // a table is its number: it stays where it is in the room
                  <li key={at}>
                    <TableCard view={view} round={state.rounds.length - 1} at={at} table={table} ask={ask} phones={phones.data?.kind === 'open'} />
                  </li>
                ))}
              </ul>
              {round.byes.length > 0 && <p>{eveningWords.table.byes(round.byes.map(view.nameOf))}</p>}
            </>
          )}
          <Tools view={view} ask={ask} />
          {partners && <Partners view={view} change={change} />}
          <p className={styles.saved}>
            <Icon name="check" />
            {eveningWords.saved}
          </p>
        </div>
        <aside className={styles.aside}>
          {asked === null && <Problem problem={change.problem} />}
          {round === null && <PhonesCard id={evening.id} feed={phones.data} />}
          {round !== null && <NeedsYou view={view} change={change} ask={ask} />}
          <NextRound view={view} change={change} />
        </aside>
      </div>
      <EveningDialog view={view} change={change} asked={asked} ask={ask} onClose={() => ask(null)} />
    </Page>
  )
}

function Heading({ view: { state } }: { readonly view: EveningView }) {
  const { round, ofPlanned, before } = words.evening
  const count = state.rounds.filter(({ side }) => !side).length
  if (count === 0) return before
  return (
    <>
      {round(count)} <span className={styles.planned}>{ofPlanned(Math.max(state.settings?.rounds ?? 0, count))}</span>
    </>
  )
}
