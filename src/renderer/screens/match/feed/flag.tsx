import { Icon } from '../../../components/icon/icon'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import styles from './feed.module.css'

interface FlagProps {
  readonly text: string
  /** Proven by tiles that were seen later; left out, it was irregular as it was entered. */
  readonly proven?: boolean
}

/** That something is irregular, and what. */
export function Flag({ text, proven = false }: FlagProps) {
  return (
    <span className={styles.flag}>
      <Icon name={proven ? 'eye' : 'warning'} />
      <span>
        <strong>
          {proven ? scorerWords.hindsightWords.mark : words.match.feed.irregular}
          {words.colon}
        </strong>
        <WholeCodes>{text}</WholeCodes>
      </span>
    </span>
  )
}
