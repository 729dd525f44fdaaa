import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { MatchFeed } from '#shared/contract/schemas'
import { rulesEventsOf } from '#shared/match/change-rules'
import { changedSettings } from '#shared/rules/house-rules'
import { inLanguage, useSpoken } from '../../app/language'
import { scorerWords } from '../../messages/scorer'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { SeatLooks } from '../../components/avatar/seat-looks'
import { Button, ButtonLink } from '../../components/button/button'
import { Disclosure } from '../../components/disclosure/disclosure'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { useBin } from '../hooks/use-bin'
import { words } from '../../messages/page'
import { ScoreSheet } from '../end/score-sheet'
import { useMatchCommands } from '../hooks/use-match-commands'
import { viewOf, type MatchView } from '../match-view'
import { PrintedSheet } from '../printing/printed-sheet'
import { ShareButton } from '../sharing/share-button'
import { VersionsNotice } from '../versions-notice'
import { MatchDetails } from './details/match-details'
import { Replay } from './replay'
import { TrailList } from './trail/trail-list'
import { WithReview } from '../../settings/with-review'
import styles from './replay.module.css'

/** Everything about a match that was played, or that can only be looked at. */
export function ReplayPage({ feed }: { readonly feed: Extract<MatchFeed, { readonly kind: 'match' }> }) {
  const { match } = feed
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => viewOf(match)), [match, spoken])
  const commands = useMatchCommands(match)
  const bin = useBin()
  const [, navigate] = useLocation()
  const names = match.record.players.map(({ name }) => name)
  const players = scorerWords.listed(names)
  const inBin = match.binnedAt !== undefined
  const changeable = match.readOnly === null && !inBin
  const asked = { matchId: match.matchId, revision: match.revision, players }
  const putAway = async (): Promise<void> => {
    if (await bin.put(asked)) navigate(paths.matches)
  }
  return (
    <Page title={words.replay.title(players)}>
      <VersionsNotice feed={feed} />
      {match.readOnly !== null && <Notice tone="warning">{words.replay.readOnly[match.readOnly]}</Notice>}
      {inBin && (
        <Notice tone="warning" actions={match.readOnly === null && <Button onClick={() => void bin.restore(asked)}>{words.replay.bin.restore}</Button>}>
          {words.replay.bin.inBin}
        </Notice>
      )}
      {view.ok ? (
        <SeatLooks players={view.value.record.players} looks={view.value.looks}>
          <Played view={view.value} changeable={changeable} />
          <Replay view={view.value} commands={changeable ? commands : null} />
          <Disclosure summary={words.replay.sheet}>
            <ScoreSheet view={view.value} captionHidden />
          </Disclosure>
          <PrintedSheet view={view.value} />
        </SeatLooks>
      ) : (
        <Notice tone="danger" title={words.match.unreadable.text}>
          {scorerWords.recordRefusalSentence(view.error)}
        </Notice>
      )}
      <MatchDetails match={match} changeable={changeable} />
      <TrailList trail={match.trail} names={names} />
      {changeable && (
        <div className={styles.bin}>
          <Button variant="danger" onClick={() => void putAway()}>
            <Icon name="bin" />
            {words.replay.bin.put}
          </Button>
          <p className={styles.quiet}>{words.replay.bin.hint}</p>
        </div>
      )}
    </Page>
  )
}

/** What was played, and the way on. */
function Played({ view, changeable }: { readonly view: MatchView; readonly changeable: boolean }) {
  const { record, matchId, scored } = view
  const changed = changedSettings(record.preset, record.rules)
  return (
    <div className={styles.played}>
      <div>
        <p className={styles.preset}>{scorerWords.presetNames[record.preset]}</p>
        {changed.length > 0 && <p className={styles.quiet}>{words.replay.rules(words.houseRulesWords(record.rules, changed))}</p>}
        {rulesEventsOf(record).map(({ round, event, rules }) => (
          <p key={`${round}.${event}`} className={styles.quiet}>
            {words.replay.rulesChanged(round + 1, words.houseRulesWords(rules))}
          </p>
        ))}
      </div>
      <div className={styles.ways}>
        <ShareButton view={view} />
        {scored.rounds.some(({ end }) => end !== null) && (
          <WithReview>
            <ButtonLink href={paths.review(matchId)}>{words.review.link}</ButtonLink>
          </WithReview>
        )}
        <ButtonLink variant="quiet" href={paths.matchRules(matchId)}>
          {words.ruleBook.match.link}
        </ButtonLink>
        {changeable && (
          <ButtonLink href={paths.match(matchId)} variant={scored.winner === null ? 'primary' : 'secondary'}>
            {scored.winner === null ? words.replay.continueMatch : words.replay.table}
          </ButtonLink>
        )}
        {changeable && scored.winner !== null && <ButtonLink href={paths.rematch(matchId)}>{words.replay.rematch}</ButtonLink>}
      </div>
    </div>
  )
}
