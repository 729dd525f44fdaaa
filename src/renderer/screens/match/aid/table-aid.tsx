import { tableAid, type SuitSeen, type TableAid as TableAidData } from '#shared/arbiter/suits'
import { usePermissions } from '../../../app/permissions'
import { settings, useSetting } from '../../../settings/settings'
import { Button } from '../../../components/button/button'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { SuitSign } from '../../../components/domino-tile/suit-sign'
import { words } from '../../../messages/page'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import styles from './table-aid.module.css'

interface Props {
  readonly view: MatchView
  readonly commands: Pick<MatchCommands, 'switchAid' | 'busy'>
}

/** Suits seen and unseen, frozen ends and tiles left: what anybody at the table can count. The table may go without. */
export function TableAid({ view, commands }: Props) {
  const opened = useSetting('table-aid')
  const may = usePermissions()
  const { rules, state } = view.scored
  const { round } = state
  if (round === null || round.end !== null) return null
  const aid = view.aidOff ? null : tableAid(rules, round)
  return (
    <Disclosure
      className={styles.aid}
      open={opened === 'open'}
      onToggle={(event) => settings['table-aid'].choose(event.currentTarget.open ? 'open' : 'closed')}
      summary={
        <>
          <span>{words.tableAid.summary}</span>
          {aid === null && <span className={styles.inShort}>{words.tableAid.offInShort}</span>}
          {aid !== null && aid.frozen.length > 0 && <span className={styles.inShort}>{words.tableAid.frozenInShort(aid.frozen.length)}</span>}
        </>
      }
    >
      {aid === null ? <p>{words.tableAid.isOff}</p> : <Counted aid={aid} boneyard={view.words.boneyard} />}
      {may('host') && (
        <div className={styles.switch}>
          <Button pending={commands.busy} onClick={() => void commands.switchAid(aid === null ? 'on' : 'off')}>
            {aid === null ? words.tableAid.switchOn : words.tableAid.switchOff}
          </Button>
          <p className={styles.hint}>{words.tableAid.hint}</p>
        </div>
      )}
    </Disclosure>
  )
}

function Counted({ aid, boneyard }: { readonly aid: TableAidData; readonly boneyard: string }) {
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{words.tableAid.caption}</caption>
        <thead>
          <tr>
            {[words.tableAid.suit, words.tableAid.seen, words.tableAid.tiles, words.tableAid.ends].map((column) => (
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
      <p className={styles.told}>{words.tableAid.left(aid.inHands, aid.boneyard, aid.drawable, boneyard)}</p>
      {aid.frozen.length > 0 && (
        <p className={styles.told}>
          {words.tableAid.frozen(aid.frozen)}
          {aid.shut ? ` ${words.tableAid.shut}` : ''}
        </p>
      )}
    </>
  )
}

function SuitRow({ seen }: { readonly seen: SuitSeen }) {
  const { suit, seenHalves, unseenHalves, unseenTiles, frozen, ends } = seen
  const pictured = useSetting('tile-faces') === 'pictures'
  const halves = seenHalves + unseenHalves
  return (
    <tr data-frozen={frozen || undefined}>
      <th scope="row" className={styles.suit}>
        {pictured && <SuitSign suit={suit} className={styles.sign} />}
        {suit}
      </th>
      <td>
        <span className={styles.seen}>
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.filled} style={{ inlineSize: `${(100 * seenHalves) / halves}%` }} />
          </span>
          <span>{words.tableAid.of(seenHalves, halves)}</span>
        </span>
      </td>
      <td>{frozen ? words.tableAid.played : unseenTiles}</td>
      <td>{ends.length === 0 ? <span className="visually-hidden">{words.tableAid.none}</span> : ends.map(words.tableAid.end).join(', ')}</td>
    </tr>
  )
}
