import { useMemo, useState } from 'react'
import type { MatchVersion } from '#shared/contract/versions'
import type { MatchId } from '#shared/kernel/ids'
import { scorerWords } from '../../messages/scorer'
import { Page } from '../../app/page'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { ChooseDialog } from './choose-dialog'
import { firstDifferenceOf } from './first-difference'
import { VersionCard } from './version-card'
import styles from './version-card.module.css'

interface Props {
  readonly matchId: MatchId
  readonly versions: readonly MatchVersion[]
}

/** All versions beside one another, and where they part. */
export function SideBySide({ matchId, versions }: Props) {
  const [asked, setAsked] = useState<string | null>(null)
  const parting = useMemo(() => firstDifferenceOf(versions), [versions])
  const at = versions.findIndex(({ token }) => token === asked)
  const players = scorerWords.listed(versions[0]?.match.record.players.map(({ name }) => name) ?? [])
  return (
    <Page title={words.versions.title(players)}>
      <div className={styles.parts}>
        <Notice>
          <p>{words.versions.why(versions.length)}</p>
          <p>{partingSentence(parting)}</p>
        </Notice>
        <div className={styles.versions}>
          {versions.map((version, index) => (
            <VersionCard
              key={version.token}
              name={words.versions.name(index + 1)}
              version={version}
              parting={parting}
              onChoose={() => setAsked(version.token)}
            />
          ))}
        </div>
      </div>
      {asked !== null && at !== -1 && (
        <ChooseDialog
          matchId={matchId}
          name={words.versions.name(at + 1)}
          chosen={asked}
          seen={versions.map(({ token }) => token)}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  )
}

function partingSentence(parting: ReturnType<typeof firstDifferenceOf>): string {
  if (parting === null) return words.versions.parting.same
  const { round, event } = parting
  if (event === null) return words.versions.parting.start(round + 1)
  return event === 0 ? words.versions.parting.first(round + 1) : words.versions.parting.event(round + 1, event + 1)
}
