import { useCallback } from 'react'
import type { Home } from '#shared/contract/lists'
import type { MatchId } from '#shared/kernel/ids'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { Page } from '../../app/page'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import type { Client } from '../../client/client'
import { settings } from '../../settings/settings'
import { evolveDraft, firstDraft, lastRules, rematchDraft, type Draft } from '../../match/setup/draft'
import { NewMatchForm } from './new-match-form'

/** What the table is set from: the family's people and last choices, and the match to be played again. */
interface Prepared {
  readonly home: Home
  readonly draft: Draft
  readonly rematchOf: MatchId | null
  readonly rematchGone: boolean
}

interface Props {
  readonly rematchOf: MatchId | null
  /** The rule set that was asked for, as the address names it; left out, the last one that was played. */
  readonly preset?: string | null
}

export function NewMatchScreen({ rematchOf, preset: asked = null }: Props) {
  const prepare = useCallback<Subscribe<Prepared>>(
    async (client, signal) => {
      const again = rematchOf === null ? null : await draftAgain(client, rematchOf, signal)
      const homes = await client.home.live(undefined, { signal })
      return preparedFrom(
        homes,
        rematchOf,
        again,
        PRESET_IDS.find((each) => each === asked),
      )
    },
    [rematchOf, asked],
  )
  const live = useLive(prepare)
  const title = rematchOf === null ? words.newMatch.title : words.newMatch.rematchTitle
  return (
    <Page title={title} task back={paths.home}>
      {live.status === 'waiting' && <Loading>{words.newMatch.waiting}</Loading>}
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {words.newMatch.failed}
        </Notice>
      )}
      {live.data?.rematchGone === true && (
        <Notice tone="warning" role="status">
          {words.newMatch.rematchGone}
        </Notice>
      )}
      {live.data !== undefined && <NewMatchForm first={live.data.draft} home={live.data.home} rematchOf={live.data.rematchOf} />}
    </Page>
  )
}

async function draftAgain(client: Client, matchId: MatchId, signal: AbortSignal): Promise<Draft | null> {
  for await (const feed of await client.match.live({ matchId }, { signal })) {
    return feed.kind === 'match' ? rematchDraft(feed.match) : null
  }
  return null
}

async function* preparedFrom(
  homes: AsyncIterable<Home>,
  rematchOf: MatchId | null,
  again: Draft | null,
  preset: PresetId | undefined,
): AsyncGenerator<Prepared> {
  for await (const home of homes) {
    const first = again ?? firstDraft(home, settings['confirm-rounds'].chosen())
    yield {
      home,
      draft: preset === undefined ? first : evolveDraft(first, { type: 'preset', preset, rules: lastRules(home.setups, preset) }),
      rematchOf: again === null ? null : rematchOf,
      rematchGone: rematchOf !== null && again === null,
    }
  }
}
