import { playedTiles, type PlayedTiles as TableAidData, type SuitPlayed } from '#shared/arbiter/suits'
import { usePermissions } from '../../../app/permissions'
import { Button } from '../../../components/button/button'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { SuitSign } from '../../../components/domino-tile/suit-sign'
import { type MatchCommands, useBusy } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import { settings, useSetting } from '../../../settings/settings'
import styles from './tiles-played.module.css'

/** Whether the tiles of the tray show what they would score: everyone can look it up; the device that keeps the match turns it on or off. */
export function LearningAid({ view, commands }: { readonly view: MatchView; readonly commands: Pick<MatchCommands, 'switchLearningAid' | 'watched'> }) {
  const may = usePermissions()
  const busy = useBusy(commands)
  const aidWords = words.learningAid
  const { learningAid: on } = view
  return (
    <Disclosure
      className={styles.aid}
      summary={
        <>
          <span>{aidWords.summary}</span>
          <span className={styles.inShort}>{on ? aidWords.on : aidWords.off}</span>
        </>
      }
    >
      <p>{aidWords.what}</p>
      {may('host') && (
        <div className={styles.switch}>
          <Button pending={busy} onClick={() => void commands.switchLearningAid(on ? 'off' : 'on')}>
            {on ? aidWords.switchOff : aidWords.switchOn}
          </Button>
          <p className={styles.hint}>{words.tilesPlayed.hint}</p>
        </div>
      )}
    </Disclosure>
  )
}

/** Tiles seen and unseen of each number, dead ends and tiles left: what anyone at the table can count. The table may hide it. */
export function TilesPlayed({ view, commands }: { readonly view: MatchView; readonly commands: Pick<MatchCommands, 'switchAid' | 'watched'> }) {
  const opened = useSetting('tiles-played')
  const may = usePermissions()
  const busy = useBusy(commands)
  const { rules, state } = view.scored
  const { round } = state
  if (round === null || round.end !== null) return null
  const aid = view.aidOff ? null : playedTiles(rules, round)
  return (
    <Disclosure
      className={styles.aid}
      open={opened === 'open'}
      onToggle={(event) => settings['tiles-played'].choose(event.currentTarget.open ? 'open' : 'closed')}
      summary={
        <>
          <span>{words.tilesPlayed.summary}</span>
          {aid === null && <span className={styles.inShort}>{words.tilesPlayed.offInShort}</span>}
          {aid !== null && aid.frozen.length > 0 && <span className={styles.inShort}>{words.tilesPlayed.frozenInShort(aid.frozen.length)}</span>}
        </>
      }
    >
      {aid === null ? <p>{words.tilesPlayed.isOff}</p> : <PlayedCount aid={aid} boneyard={view.words.boneyard} />}
      {may('host') && (
        <div className={styles.switch}>
          <Button pending={busy} onClick={() => void commands.switchAid(aid === null ? 'on' : 'off')}>
            {aid === null ? words.tilesPlayed.switchOn : words.tilesPlayed.switchOff}
          </Button>
          <p className={styles.hint}>{words.tilesPlayed.hint}</p>
        </div>
      )}
    </Disclosure>
  )
}

function PlayedCount({ aid, boneyard }: { readonly aid: TableAidData; readonly boneyard: string }) {
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{words.tilesPlayed.caption}</caption>
        <thead>
          <tr>
            {[words.tilesPlayed.suit, words.tilesPlayed.halves, words.tilesPlayed.tiles, words.tilesPlayed.ends].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {aid.suits.map((seen) => (
            <SuitRow key={seen.suit} seen={seen} />
          ))}
        </tbody>
      </table>
      <p className={styles.told}>{words.tilesPlayed.left(aid.inHands, aid.boneyard, aid.drawable, boneyard)}</p>
      {aid.frozen.length > 0 && (
        <p className={styles.told}>
          {words.tilesPlayed.frozen(aid.frozen)}
          {aid.nobodyCanPlay ? ` ${words.tilesPlayed.nobodyCanPlay}` : ''}
        </p>
      )}
    </>
  )
}

function SuitRow({ seen }: { readonly seen: SuitPlayed }) {
  const { suit, playedHalves, unseenHalves, unseenTiles, frozen, ends } = seen
  const pictured = useSetting('tile-faces') === 'pictures'
  const halves = playedHalves + unseenHalves
  return (
    <tr data-frozen={frozen || undefined}>
      <th scope="row" className={styles.suit}>
        {pictured && <SuitSign suit={suit} className={styles.sign} />}
        {suit}
      </th>
      <td>
        <span className={styles.seen}>
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.filled} style={{ inlineSize: `${(100 * playedHalves) / halves}%` }} />
          </span>
          <span>{words.tilesPlayed.of(playedHalves, halves)}</span>
        </span>
      </td>
      <td>{frozen ? words.tilesPlayed.played : unseenTiles}</td>
      <td>{ends.length === 0 ? <span className="visually-hidden">{words.tilesPlayed.none}</span> : ends.map(words.tilesPlayed.end).join(', ')}</td>
    </tr>
  )
}
