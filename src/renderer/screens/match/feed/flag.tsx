import { Icon } from '../../../components/icon/icon'
import { colon, matchWords } from '../../../messages/page'
import styles from './feed.module.css'

/** That something is irregular, and what. */
export function Flag({ text }: { readonly text: string }) {
  return (
    <span className={styles.flag}>
      <Icon name="warning" />
      <span>
        <strong>
          {matchWords.feed.irregular}
          {colon}
        </strong>
        {text}
      </span>
    </span>
  )
}
