import { colon, matchWords } from '../../messages/page'
import { samePlace } from '../model/revision-draft'
import type { MatchView } from '../match-view'
import { eventWords } from './event-words'
import type { RevisionSession } from './use-revision'
import styles from './correction.module.css'

interface Props {
  readonly view: MatchView
  readonly session: RevisionSession
}

/** Other events of the same revision; each can be opened again. */
export function TogetherList({ view, session }: Props) {
  const words = matchWords.correction
  const { target, base } = session
  const others = base.corrections.filter((correction) => target.kind !== 'event' || !samePlace(correction, target.place))
  if (others.length === 0) return null
  return (
    <div>
      <p className={styles.label}>{words.alsoCorrected}</p>
      <ul className={styles.together}>
        {others.map(({ round, event, replacement, insertBefore = [] }) => (
          <li key={`${round}.${event}`}>
            <button type="button" className={styles.other} onClick={() => session.goOn({ round, event })}>
              {words.place(round + 1, event + 1)}
              {colon}
              {replacement === null ? words.removed : [...insertBefore, replacement].map((each) => eventWords(each, view.names)).join(', ')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
