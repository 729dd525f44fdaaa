import type { Seat } from '#shared/match/events'
import { SETTINGS, type SettingChoice } from '#shared/settings/settings'
import { Button } from '../../components/button/button'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { settings, useSetting } from '../../settings/settings'
import type { MatchCommands } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import { drawableTiles } from '../model/prompt'
import { drawEvent, passEvent } from '../model/record-events'
import styles from './photo.module.css'

/** What was entered while the table was watched, in words, and the revision of the match that it made. */
export interface Entered {
  readonly told: string
  /** Which play it was, as `nameOfWay` names it; null for another entry. */
  readonly play: string | null
  readonly revision: number
}

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly player: Seat
  readonly entered: Entered | null
  readonly onEntered: (told: string) => void
  /** Takes the last entry back; null where it is not the last of the match any more. */
  readonly onUndo: (() => void) | null
}

/** What stands beside a camera that watches the table: how soon it enters, what came of it, and the turns that it cannot see. */
export function WatchedTurns({ view, commands, player, entered, onEntered, onUndo }: Props) {
  const { legend, choices } = words.appSettings.named['camera-enters']
  const { state } = view.scored
  const name = scorerWords.nameOf(view.names, player)
  const enter = async (event: ReturnType<typeof passEvent>, told: string): Promise<void> => {
    if (await commands.enter(event, view.revision)) onEntered(`${name}${words.colon}${told}`)
  }
  return (
    <div className={styles.turns}>
      <label className={styles.enters}>
        <span>{legend}</span>
        <select
          className={styles.select}
          value={useSetting('camera-enters')}
          onChange={({ target }) => settings['camera-enters'].choose(target.value as SettingChoice<'camera-enters'>)}
        >
          {SETTINGS['camera-enters'].choices.map((choice) => (
            <option key={choice} value={choice}>
              {choices[choice]}
            </option>
          ))}
        </select>
      </label>
      {state.round?.line.lead !== null && (
        <div className={styles.buttons}>
          {drawableTiles(state) > 0 && (
            <Button disabled={commands.busy} onClick={() => void enter(drawEvent(player, 1), words.live.drew(1))}>
              {words.live.draw}
            </Button>
          )}
          <Button disabled={commands.busy} onClick={() => void enter(passEvent(player), words.match.entry.pass)}>
            {words.match.entry.pass}
          </Button>
        </div>
      )}
      {entered !== null && (
        <div className={styles.entered}>
          <p role="status">{entered.told}</p>
          {onUndo !== null && (
            <Button disabled={commands.busy} onClick={onUndo}>
              {words.match.entry.undo}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
