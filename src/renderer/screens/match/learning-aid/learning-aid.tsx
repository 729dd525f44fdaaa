import { usePermissions } from '../../../app/permissions'
import { Button } from '../../../components/button/button'
import { Disclosure } from '../../../components/disclosure/disclosure'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import styles from '../tiles-played/tiles-played.module.css'

interface LearningAidProps {
  readonly view: MatchView
  readonly commands: Pick<MatchCommands, 'switchLearningAid' | 'busy'>
}

/** Whether the tiles of the tray show what they would score: everyone can look it up; the device that keeps the match turns it on or off. */
export function LearningAid({ view, commands }: LearningAidProps) {
  const may = usePermissions()
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
          <Button pending={commands.busy} onClick={() => void commands.switchLearningAid(on ? 'off' : 'on')}>
            {on ? aidWords.switchOff : aidWords.switchOn}
          </Button>
          <p className={styles.hint}>{words.tilesPlayed.hint}</p>
        </div>
      )}
    </Disclosure>
  )
}
