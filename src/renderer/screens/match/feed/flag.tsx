import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import styles from './feed.module.css'

/** That something is irregular, and what. */
export function Flag({ text }: { readonly text: string }) {
  return (
    <span className={styles.flag}>
      <Icon name="warning" />
      <span>
        <strong>
          {words.match.feed.irregular}
          {words.colon}
        </strong>
        {text}
      </span>
    </span>
  )
}
