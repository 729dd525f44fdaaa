import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Season } from '#shared/contract/seasons'
import { Page } from '../../app/page'
import { Button } from '../../components/button/button'
import { EmptyState } from '../../components/empty-state/empty-state'
import { Icon } from '../../components/icon/icon'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { useLive } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { SeasonDialog } from '../../search/season/season-dialog'
import { seasonsLive } from '../../search/season/use-seasons'
import styles from './season.module.css'

/** The seasons of the house, and the way to a new one. */
export function SeasonsScreen() {
  const leagueWords = words.league
  const [, go] = useLocation()
  const [adding, setAdding] = useState(false)
  const live = useLive(seasonsLive)
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      <Icon name="add" />
      {words.seasons.add}
    </Button>
  )
  return (
    <Page title={leagueWords.title} back={paths.statistics}>
      {live.status === 'waiting' && <Loading>{leagueWords.waiting}</Loading>}
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {leagueWords.failed}
        </Notice>
      )}
      {live.data !== undefined && live.data.length === 0 && (
        <EmptyState action={add}>
          <p>{leagueWords.intro}</p>
        </EmptyState>
      )}
      {live.data !== undefined && live.data.length > 0 && (
        <div className={styles.page}>
          <p className={styles.quiet}>{leagueWords.intro}</p>
          <ul className={styles.lines}>
            {live.data.map((season) => (
              <SeasonLine key={season.id} season={season} />
            ))}
          </ul>
          <div>{add}</div>
        </div>
      )}
      {adding && (
        <SeasonDialog
          draft={{ name: '', from: '', to: '' }}
          onClose={() => setAdding(false)}
          onSaved={(_, id) => {
            setAdding(false)
            if (id !== null) go(paths.season(id))
          }}
        />
      )}
    </Page>
  )
}

function SeasonLine({ season: { id, name, from, to } }: { readonly season: Season }) {
  return (
    <li>
      <Link href={paths.season(id)} className={styles.line}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{words.seasons.days(from, to)}</span>
      </Link>
    </li>
  )
}
