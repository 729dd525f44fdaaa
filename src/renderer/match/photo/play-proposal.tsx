import { makeTile, type Tile } from '#shared/domino/tile'
import { rulesOfRefusal } from '#shared/rulebook/cited'
import type { Rules } from '#shared/games/rules'
import { scorerWords } from '../../messages/scorer'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { Notice } from '../../components/notice/notice'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { RuleLinks } from '../../rulebook/rule-links'
import { RulesOverPage } from '../../rulebook/rule-dialogs'
import { wayTexts } from '../entry/way-texts'
import type { Choice, Choices } from '../model/choices'
import { nameOfWay, type LaidCandidate, type PlayRead } from './play-model'
import styles from './photo.module.css'

interface Props {
  readonly found: PlayRead
  /** The tile that is proposed or chosen; null while it has to be asked. */
  readonly candidate: LaidCandidate | null
  readonly choices: Choices | null
  readonly way: Choice | null
  readonly names: readonly string[]
  readonly rules: Rules
  readonly onTile: (tile: Tile) => void
  readonly onWay: (way: Choice) => void
}

const twoOrders = (ways: readonly Choice[]): boolean => ways.length > 1 && ways.every(({ arm }) => arm === null)

/** What confirming enters, said in full. */
export function enterWords(way: Choice, name: string): string {
  const playWords = words.photo.play
  return way.arm === null ? playWords.enterLead(way.written, name) : playWords.enter(way.written, words.match.way.at(way.arm), name)
}

/** Which tile is new on the table and where it lies, and what has to be asked about it. */
export function PlayProposal({ found, candidate, choices, way, names, rules, onTile, onWay }: Props) {
  const playWords = words.photo.play
  const { candidates, nothingNew, unknown, unseen } = found
  const ways = choices?.kind === 'ways' ? choices.ways : []
  const nothing = nothingNew && unknown.length === 0 ? playWords.nothingNew : nothingNew || candidates.length === 0 ? playWords.nothingFits : null
  const asks = !nothingNew && (candidate === null || candidate !== found.sure) && candidates.length > 0
  return (
    <div className={styles.proposal}>
      {found.tiles.length > 0 && nothing !== null && (
        <p className={styles.headline} role="status">
          {nothing}
        </p>
      )}
      {candidate !== null && (
        <p className={styles.headline} role="status">
          <DominoTile tile={candidate.tile} orientation="horizontal" />
          {playWords.proposed(makeTile(candidate.tile))}
        </p>
      )}
      {asks && (
        <ChoiceGroup
          legend={candidate === null ? playWords.chooseTile : playWords.likeliest}
          layout="segments"
          choices={candidates.map(({ tile, chance }) => ({ value: Number(tile), label: `${makeTile(tile)} · ${words.photo.review.percent(chance)}` }))}
          value={candidate?.tile ?? null}
          onChange={(tile) => onTile(tile as Tile)}
        />
      )}
      {choices?.kind === 'refused' && (
        <RulesOverPage>
          <Notice tone="warning" role="alert">
            <WholeCodes>{scorerWords.refusalSentence(choices.refusal, names, rules.game)}</WholeCodes>
            <RuleLinks ids={rulesOfRefusal(choices.refusal, rules)} />
          </Notice>
        </RulesOverPage>
      )}
      {candidate !== null && ways.length === 1 && way !== null && (
        <p>{words.match.way.name(wayTexts(way, false).where, way.delta, wayTexts(way, false).more)}</p>
      )}
      {candidate !== null && ways.length > 1 && (
        <ChoiceGroup
          legend={way === null ? playWords.chooseEnd : playWords.ends(makeTile(candidate.tile))}
          layout="rows"
          choices={ways.map((each) => {
            const { where, more } = wayTexts(each, twoOrders(ways))
            return { value: nameOfWay(each), label: `${where}${words.colon}${words.match.way.gain(each.delta)}`, description: more.join(', ') }
          })}
          value={way === null ? null : nameOfWay(way)}
          onChange={(value) => {
            const chosen = ways.find((each) => nameOfWay(each) === value)
            if (chosen !== undefined) onWay(chosen)
          }}
        />
      )}
      {unknown.length > 0 && (
        <Notice tone="warning">
          <p>
            <WholeCodes>{playWords.unknown(unknown.map(makeTile))}</WholeCodes>
          </p>
        </Notice>
      )}
      {unseen.length > 0 && (
        <Notice>
          <p>
            <WholeCodes>{playWords.unseen(unseen.map(makeTile))}</WholeCodes>
          </p>
        </Notice>
      )}
    </div>
  )
}
