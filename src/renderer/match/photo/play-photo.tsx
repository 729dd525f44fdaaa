import { useMemo } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import type { Rules } from '#shared/games/rules'
import type { Refusal, Seat } from '#shared/match/events'
import { rulesOfRefusal } from '#shared/rulebook/cited'
import { Button, ButtonLink } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { Notice } from '../../components/notice/notice'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { KeepPhoto, useKeepPhoto } from '../../photo/keep-photo'
import { PhotoDialog } from '../../photo/photo-dialog'
import { HighHalves, PrintChoice } from '../../photo/print-choice'
import { PrintedQuestion } from '../../photo/printed-question'
import { withCorrection } from '../../photo/review/found-tiles'
import { ReviewTiles } from '../../photo/review/review-tiles'
import { PhotoSource } from '../../photo/source/photo-source'
import { useSaid } from '../../photo/use-photo'
import { useTilePhoto } from '../../photo/use-tile-photo'
import { RulesOverPage } from '../../rulebook/rule-dialogs'
import { RuleLinks } from '../../rulebook/rule-links'
import { CommandNotice } from '../command-notice'
import { wayTexts } from '../entry/way-texts'
import { type MatchCommands, useBusy } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import { type Choice, type Choices, choicesFor, everyWay, wayMeant } from '../model/choices'
import { playEvent } from '../model/record-events'
import { mayStand, refusalThatMayStand } from '../model/may-stand'
import { candidateOf, type LaidCandidate, nameOfWay, NOTHING_SAID, type PlayRead, type PlaySaid, readPlay, wayOfPlay } from './play-model'
import styles from './photo.module.css'

interface PlayProposalProps {
  readonly found: PlayRead
  /** The tile that is proposed or chosen; null while it has to be asked. */
  readonly candidate: LaidCandidate | null
  readonly choices: Choices | null
  readonly way: Choice | null
  readonly names: readonly string[]
  readonly rules: Rules
  /** Asks of a tile that does not fit how it lies; left out where nobody can say so. */
  readonly onRefused?: ((tile: Tile, refusal: Refusal) => void) | undefined
  /** Why a tile of the photo that nobody entered cannot have been played, where it may lie there all the same. */
  readonly refusalOf: (tile: Tile) => Refusal | null
  readonly onTile: (tile: Tile) => void
  readonly onWay: (way: Choice) => void
}

const twoOrders = (ways: readonly Choice[]): boolean => ways.length > 1 && ways.every(({ arm }) => arm === null)

/** What confirming enters, said in full. */
function enterWords(way: Choice, name: string): string {
  const playWords = words.photo.play
  return way.arm === null ? playWords.enterLead(way.written, name) : playWords.enter(way.written, words.match.way.at(way.arm), name)
}

/** Which tile is new on the table and where it lies, and what has to be asked about it. */
function PlayProposal({ found, candidate, choices, way, names, rules, onRefused, refusalOf, onTile, onWay }: PlayProposalProps) {
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
          {onRefused !== undefined && candidate !== null && mayStand(choices.refusal) && (
            <Button onClick={() => onRefused(candidate.tile, choices.refusal)}>{words.match.mistake.hint}</Button>
          )}
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
          {onRefused !== undefined && <LieThere tiles={unknown} refusalOf={refusalOf} onRefused={onRefused} />}
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

interface LieThereProps extends Pick<PlayProposalProps, 'refusalOf'> {
  readonly tiles: readonly Tile[]
  readonly onRefused: NonNullable<PlayProposalProps['onRefused']>
}

/** Of each tile that does not fit where it is seen: whether it lies there all the same. */
function LieThere({ tiles, refusalOf, onRefused }: LieThereProps) {
  return tiles.map((tile) => {
    const refusal = refusalOf(tile)
    return (
      refusal !== null && (
        <Button key={tile} onClick={() => onRefused(tile, refusal)}>
          {words.match.mistake.asks(makeTile(tile))}
        </Button>
      )
    )
  })
}

interface PlayPhotoProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly player: Seat
  /** Someone else laid it; left out on a player's own device. */
  readonly onPlayer?: (player: Seat) => void
  readonly onRefused?: PlayProposalProps['onRefused']
  readonly onClose: () => void
}

/** With the game's knowledge, detections count that would be too unsure alone. */
const LEAST_CERTAINTY = 0.1

/** Photos the table, finds the tile just laid and where, and enters it once a person says so. */
export function PlayPhoto({ view, commands, player, onPlayer, onRefused, onClose }: PlayPhotoProps) {
  const playWords = words.photo.play
  const photoState = useTilePhoto(`play.${view.matchId}.${view.revision}`, LEAST_CERTAINTY)
  const keeping = useKeepPhoto()
  const busy = useBusy(commands)
  const { scored, names } = view
  const { photo } = photoState
  const { maxPip } = scored.rules

  /* What was said of one photo, and of the table as it then was, holds for no other. */
  const [said, setSaid] = useSaid<PlaySaid>(photoState, NOTHING_SAID, `${view.revision}`)
  const say = (more: Partial<PlaySaid>): void => setSaid({ ...said, ...more })

  const found = useMemo(
    () => (photo === null ? null : readPlay(photo.tiles, scored.state, { corrections: said.corrections, newTile: said.newTile, tile: said.tile })),
    [photo, scored.state, said.corrections, said.newTile, said.tile],
  )
  const candidate = found === null ? null : candidateOf(found, said.tile)
  const choices = candidate === null ? null : everyWay(scored.state, makeTile(candidate.tile), player)
  const way = candidate === null ? null : (wayOfPlay(choices, candidate, said) ?? wayMeant(choicesFor(scored.state, makeTile(candidate.tile), player), null))

  const enter = async (): Promise<void> => {
    if (way === null || photo === null) return
    const copy = await keeping.copyOf(photo.picture)
    if (copy === null || !(await commands.enter(playEvent(player, way.written, way.arm), view.revision, copy.photo))) return
    photoState.forget()
    onClose()
  }

  const name = scorerWords.nameOf(names, player)
  const leading = scored.state.round?.line.lead === null
  return (
    <PhotoDialog
      title={leading ? playWords.titleLead(name) : playWords.title(name)}
      leave={playWords.leave}
      confirm={{
        label: way === null ? playWords.enterNothing : enterWords(way, name),
        disabled: way === null,
        pending: busy || keeping.copying,
        onClick: () => void enter(),
      }}
      startOver={photoState.startOver}
      onClose={onClose}
    >
      <HighHalves maxPip={maxPip} />
      <PhotoSource
        photoState={photoState}
        more={
          <>
            <PrintChoice />
            {onPlayer !== undefined && <ButtonLink href={paths.camera(view.matchId)}>{words.cameraTable.open}</ButtonLink>}
          </>
        }
      >
        {photo !== null && found !== null && (
          <>
            <PrintedQuestion printed={photoState.printed} />
            <PlayProposal
              found={found}
              candidate={candidate}
              choices={choices}
              way={way}
              names={names}
              rules={scored.rules}
              onRefused={onRefused}
              refusalOf={(tile) => refusalThatMayStand(scored.state, tile, player)}
              onTile={(tile) => say({ tile, way: null })}
              onWay={(chosen) => say({ tile: candidate?.tile ?? null, way: nameOfWay(chosen) })}
            />
            <ReviewTiles
              key={photoState.number}
              picture={photo.picture}
              tiles={found.tiles}
              maxPip={maxPip}
              onCorrect={(at, tile) => {
                const wasNew = candidate?.at === at
                const newTile = tile !== null && wasNew ? at : said.newTile === at ? null : said.newTile
                say({ corrections: withCorrection(said.corrections, at, tile), newTile, tile: null, way: null })
              }}
              onNew={(at) => say({ newTile: at, tile: null, way: null })}
            />
            {onPlayer !== undefined && <LaidBy view={view} player={player} onPlayer={onPlayer} />}
            {way !== null && <KeepPhoto keeping={keeping} />}
          </>
        )}
      </PhotoSource>
      <CommandNotice view={view} commands={commands} />
    </PhotoDialog>
  )
}

/** Who laid the tile: whose turn it is, or, as on the table, someone else. */
function LaidBy({ view: { names, scored }, player, onPlayer }: { readonly view: MatchView; readonly player: Seat; readonly onPlayer: (player: Seat) => void }) {
  const turn = scored.state.round?.turn ?? player
  return (
    <>
      <label className={styles.laidBy}>
        <span>{words.photo.play.laidBy}</span>
        <select className={styles.select} value={player} onChange={({ target }) => onPlayer(Number(target.value))}>
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {player !== turn && (
        <Notice tone="warning" role="status">
          {words.match.entry.forOther(scorerWords.nameOf(names, player), scorerWords.nameOf(names, turn))}
        </Notice>
      )}
    </>
  )
}
