import { isPassing } from '#shared/contract/damage'
import { usePermissions } from '../../app/permissions'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { ButtonLink } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { damagedWords as words, damageSentence } from '../../messages/page'
import type { Damaged } from './way'
import { WhatCanBeDone } from './what-can-be-done'

interface Props {
  readonly damaged: Damaged
  /** Only looked at here, as on the big screen. */
  readonly watched?: boolean
}

/** A match that cannot be opened: what is wrong with it and, on the computer that has its file, what can be done. */
export function DamagedMatchPage({ damaged, watched = false }: Props) {
  const { matchId, players, date, damage } = damaged
  const isOwner = usePermissions()('owner')
  return (
    <Page title={words.title}>
      <p>
        {words.match(
          players.map(({ name }) => name),
          date,
          matchId,
        )}
      </p>
      <Notice tone="danger" role="alert" title={damageSentence(damage)}>
        <p>{words.kept}</p>
        {isPassing(damage) && <p>{words.passing}</p>}
      </Notice>
      {!isOwner && <p>{words.elsewhere}</p>}
      {isOwner && watched && (
        <div>
          <ButtonLink href={paths.match(matchId)}>{words.do}</ButtonLink>
        </div>
      )}
      {/* another state of the file is looked at by itself */}
      {isOwner && !watched && <WhatCanBeDone key={JSON.stringify(damage)} damaged={damaged} />}
      {isOwner && !watched && (
        <div>
          <ButtonLink href={paths.home}>{words.home}</ButtonLink>
        </div>
      )}
    </Page>
  )
}
