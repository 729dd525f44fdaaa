import { useState } from 'react'
import type { MatchFeed } from '#shared/contract/schemas'
import { steadyIn } from '../app/steady-in'
import { paths } from '../navigation/paths'
import { Button, ButtonLink } from '../components/button/button'
import { UnaskedNotice } from '../components/notice/unasked-notice'
import { words } from '../messages/page'

interface VersionsNoticeProps {
  readonly feed: Extract<MatchFeed, { readonly kind: 'match' }>
  /** It can be put off until the page is opened again. */
  readonly waits?: boolean
}

const versionsOf = ({ feed: { match, versions }, waits = false }: VersionsNoticeProps) => ({ matchId: match.matchId, versions, waits })

/** Says that other devices have made something else of the match, and leads to it; nothing where there is one version only. */
export const VersionsNotice = steadyIn(versionsOf, function VersionsNotice({ matchId, versions, waits }: ReturnType<typeof versionsOf>) {
  const noticeWords = words.versionsNotice
  const [later, setLater] = useState(false)
  if (versions === 1 || later) return null
  return (
    <UnaskedNotice
      tone="warning"
      title={noticeWords.title(versions)}
      said={`${noticeWords.title(versions)} ${noticeWords.text}`}
      actions={
        <>
          <ButtonLink href={paths.versions(matchId)}>{noticeWords.open}</ButtonLink>
          {waits && (
            <Button variant="quiet" onClick={() => setLater(true)}>
              {noticeWords.later}
            </Button>
          )}
        </>
      }
    >
      <p>{noticeWords.text}</p>
    </UnaskedNotice>
  )
})
