import type { MatchFeed } from '#shared/contract/schemas'
import { steadyIn } from '../app/steady-in'
import { paths } from '../navigation/paths'
import { ButtonLink } from '../components/button/button'
import { UnaskedNotice } from '../components/notice/unasked-notice'
import { words } from '../messages/page'

interface VersionsNoticeProps {
  readonly feed: Extract<MatchFeed, { readonly kind: 'match' }>
  readonly className?: string | undefined
}

const versionsOf = ({ feed: { match, versions }, className }: VersionsNoticeProps) => ({ matchId: match.matchId, versions, className })

/** Says that other devices have made something else of the match, and leads to it; nothing where there is one version only. */
export const VersionsNotice = steadyIn(versionsOf, function VersionsNotice({ matchId, versions, className }: ReturnType<typeof versionsOf>) {
  const noticeWords = words.versionsNotice
  if (versions === 1) return null
  return (
    <UnaskedNotice
      tone="warning"
      title={noticeWords.title(versions)}
      said={`${noticeWords.title(versions)} ${noticeWords.text}`}
      actions={<ButtonLink href={paths.versions(matchId)}>{noticeWords.open}</ButtonLink>}
      className={className}
    >
      <p>{noticeWords.text}</p>
    </UnaskedNotice>
  )
})
