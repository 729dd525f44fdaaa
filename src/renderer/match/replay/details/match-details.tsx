import { useId, useState } from 'react'
import type { MatchSnapshot, Outcome } from '#shared/contract/schemas'
import { dayOf } from '#shared/kernel/day'
import type { MatchId } from '#shared/kernel/ids'
import type { Client } from '../../../client/client'
import { Button } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { useCommand } from '../../../hooks/use-command'
import { words } from '../../../messages/page'
import { DetailsForm } from './details-form'
import { WRITTEN, type Details } from './details'
import styles from '../replay.module.css'

interface Asked extends Partial<Details> {
  readonly matchId: MatchId
  readonly revision: number
}

const describe = (client: Client, asked: Asked): Promise<Outcome> => client.match.describe(asked)

interface Props {
  readonly match: MatchSnapshot
  readonly changeable: boolean
}

/** When and where a match was played, and what the family wrote about it; changed in place. */
export function MatchDetails({ match, changeable }: Props) {
  const detailsWords = words.replay.details
  const heading = useId()
  const [editing, setEditing] = useState<Details | null>(null)
  const command = useCommand(describe)
  const details: Details = { date: match.date ?? dayOf(new Date(match.startedAt)), place: match.place ?? '', note: match.note ?? '' }
  const save = async (asked: Details): Promise<void> => {
    /* Only changes are sent, so that what someone else changed at the same time stays. */
    const changed = Object.fromEntries(WRITTEN.filter((field) => asked[field] !== editing?.[field]).map((field) => [field, asked[field]]))
    const done = await command.run({ ...changed, matchId: match.matchId, revision: match.revision })
    if (done !== null) setEditing(null)
  }
  return (
    <section className={styles.details} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {detailsWords.heading}
      </h2>
      {editing !== null && changeable ? (
        <DetailsForm
          from={editing}
          pending={command.pending}
          problem={command.problem}
          onSave={(asked) => void save(asked)}
          onCancel={() => {
            command.dismiss()
            setEditing(null)
          }}
        />
      ) : (
        <>
          <dl className={styles.detailList}>
            <dt>{detailsWords.date}</dt>
            <dd>
              <time dateTime={details.date}>{words.dayWords(details.date)}</time>
            </dd>
            <dt>{detailsWords.place}</dt>
            <dd className={styles.text} data-empty={details.place === '' || undefined}>
              {details.place === '' ? detailsWords.none : details.place}
            </dd>
            <dt>{detailsWords.note}</dt>
            <dd className={styles.text} data-empty={details.note === '' || undefined}>
              {details.note === '' ? detailsWords.none : details.note}
            </dd>
          </dl>
          {changeable && (
            <div>
              <Button onClick={() => setEditing(details)}>
                <Icon name="pencil" />
                {detailsWords.edit}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}
