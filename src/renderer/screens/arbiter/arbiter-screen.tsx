import { useState } from 'react'
import { dayOf } from '#shared/kernel/day'
import type { Home } from '#shared/contract/lists'
import { SHOWN_FIRST } from '#shared/games/presets'
import { Page } from '../../app/page'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { emptyCase } from '../../match/arbiter/case'
import { OWN_CASE } from './case/kept-case'
import { asKept } from './case/use-case'
import { ArbiterPage } from './arbiter-page'

const homeLive: Subscribe<Home> = (client, signal) => client.home.live(undefined, { signal })
const NO_PEOPLE: Pick<Home, 'people' | 'setups'> = { people: [], setups: [] }

/** A dispute that belongs to no match. It needs no host: without one nobody is suggested, and the ruling is the same. */
export function ArbiterScreen() {
  const live = useLive(homeLive)
  if (live.data === undefined && live.status === 'waiting')
    return (
      <Page title={words.settle.title}>
        <Loading>{words.settle.waiting}</Loading>
      </Page>
    )
  return <Own home={live.data ?? NO_PEOPLE} failed={live.data === undefined} />
}

function Own({ home, failed }: { readonly home: Pick<Home, 'people' | 'setups'>; readonly failed: boolean }) {
  const [first] = useState(() => emptyCase(home.setups[0]?.preset ?? SHOWN_FIRST[0], home.setups[0]?.rules))
  const [belongs] = useState(() => ({ date: dayOf(new Date()), match: null }))
  return (
    <>
      {failed && (
        <Notice tone="warning" role="status">
          {words.settle.noHost}
        </Notice>
      )}
      <ArbiterPage about={words.settle.about} home={home} keptAs={OWN_CASE} first={first} merge={asKept} again={words.settle.again} belongs={belongs} />
    </>
  )
}
