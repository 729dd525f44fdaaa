import { useId, useState } from 'react'
import type { Notice as StoredNotice } from '#shared/contract/lists'
import { paths } from '../../navigation/paths'
import { useClient } from '../../client/client-context'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button, ButtonLink } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import styles from './home.module.css'

/** What became of files that could not be read, until the person has seen it. */
export function StoredDataNotices({ notices }: { readonly notices: readonly StoredNotice[] }) {
  const noticesWords = words.home.notices
  const client = useClient()
  const { toast } = useAnnounce()
  const heading = useId()
  const [pending, setPending] = useState<string | null>(null)

  const dismiss = async (id: string): Promise<void> => {
    setPending(id)
    try {
      await client.home.dismissNotice({ id })
    } catch {
      toast(noticesWords.notDismissed)
    } finally {
      setPending(null)
    }
  }
  return (
    <section aria-labelledby={heading} className={styles.notices}>
      <h2 id={heading} className="visually-hidden">
        {noticesWords.heading}
      </h2>
      {notices.map((notice) => {
        const { title, text } = words.noticeWords(notice)
        return (
          <Notice
            key={notice.id}
            tone="warning"
            title={title}
            actions={
              notice.kind === 'came-apart' ? (
                <ButtonLink href={paths.versions(notice.matchId)}>{words.versionsNotice.open}</ButtonLink>
              ) : (
                <Button pending={pending !== null} onClick={() => void dismiss(notice.id)}>
                  {noticesWords.dismiss}
                </Button>
              )
            }
          >
            <p>{text}</p>
          </Notice>
        )
      })}
    </section>
  )
}
