import { useMemo } from 'react'
import { makeTile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import { CommandNotice } from '../command-notice'
import type { MatchCommands } from '../hooks/use-match-commands'
import { choicesFor, everyWay, wayMeant } from '../model/choices'
import type { MatchView } from '../match-view'
import { playEvent } from '../model/record-events'
import { KeepPhoto, useKeepPhoto } from '../../photo/keep-photo'
import { PrintChoice } from '../../photo/print-choice'
import { withCorrection } from '../../photo/review/found-tiles'
import { ReviewTiles } from '../../photo/review/review-tiles'
import { PhotoDialog } from '../../photo/photo-dialog'
import { PhotoSource } from '../../photo/source/photo-source'
import { useSaid } from '../../photo/use-photo'
import { useTilePhoto } from '../../photo/use-tile-photo'
import { candidateOf, nameOfWay, NOTHING_SAID, readPlay, wayOf, type PlaySaid } from './play-model'
import { enterWords, PlayProposal } from './play-proposal'
import { ButtonLink } from '../../components/button/button'
import { paths } from '../../navigation/paths'
import { Notice } from '../../components/notice/notice'
import styles from './photo.module.css'

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly player: Seat
  /** Someone else laid it; left out on a player's own device. */
  readonly onPlayer?: (player: Seat) => void
  readonly onClose: () => void
}

/** With the game's knowledge, readings count that would be too unsure alone. */
const LEAST = 0.1

/** Photos the table, finds the tile just laid and where, and enters it once a person says so. */
export function PlayPhoto({ view, commands, player, onPlayer, onClose }: Props) {
  const playWords = words.photo.play
  const photoState = useTilePhoto(`play.${view.matchId}.${view.revision}`, LEAST)
  const keeping = useKeepPhoto()
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
  const way = candidate === null ? null : (wayOf(choices, candidate, said) ?? wayMeant(choicesFor(scored.state, makeTile(candidate.tile), player), null))

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
        pending: commands.busy || keeping.copying,
        onClick: () => void enter(),
      }}
      startOver={photoState.startOver}
      onClose={onClose}
    >
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
            <PlayProposal
              found={found}
              candidate={candidate}
              choices={choices}
              way={way}
              names={names}
              rules={scored.rules}
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

interface LaidByProps {
  readonly view: MatchView
  readonly player: Seat
  readonly onPlayer: (player: Seat) => void
}

/** Who laid the tile: whose turn it is, or, as on the table, someone else. */
function LaidBy({ view: { names, scored }, player, onPlayer }: LaidByProps) {
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
