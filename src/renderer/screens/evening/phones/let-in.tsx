import { useState } from 'react'
import type { EveningPhonesFeed } from '#shared/contract/evening-phones'
import { Button } from '../../../components/button/button'
import { Notice, ProblemNotice } from '../../../components/notice/notice'
import { NetworkChoice } from '../../../match/invite/network-choice'
import { problemSentence, useTableCommand } from '../../../match/invite/use-table-live'
import { words } from '../../../messages/page'
import styles from './phones.module.css'

/** Lets phones join an evening. Until then nothing listens. */
export function LetIn({ id, feed: { addresses, elsewhere } }: { readonly id: string; readonly feed: Extract<EveningPhonesFeed, { readonly kind: 'closed' }> }) {
  const { phones } = words.evening
  const { invite } = words.join
  const { run, pending, problem } = useTableCommand()
  const [chosen, setChosen] = useState<string | null>(null)
  const address = addresses.find((each) => each.address === chosen)?.address ?? addresses[0]?.address
  return (
    <>
      <p>{phones.closed}</p>
      {elsewhere && <Notice tone="warning">{phones.elsewhere}</Notice>}
      <NetworkChoice addresses={addresses} chosen={address} onChoose={setChosen} />
      <p className={styles.quiet}>{invite.privacy}</p>
      <Button
        disabled={address === undefined}
        pending={pending}
        onClick={() => address !== undefined && void run((client) => client.eveningPhones.open({ id, address, names: 'earlier' }))}
      >
        {invite.open}
      </Button>
      <ProblemNotice text={problem === null ? null : problemSentence(problem)} />
    </>
  )
}
