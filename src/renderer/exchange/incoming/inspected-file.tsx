import { Icon } from '../../components/icon/icon'
import { arrivalWords as words, colon, exchangeWords } from '../../messages/page'
import { PRESET_NAMES } from '../../messages/scorer'
import type { InspectedFile } from './inspect-file'
import styles from './incoming.module.css'

/** What a file holds, in a few words. */
export function FileContents({ look }: { readonly look: InspectedFile | undefined }) {
  if (look === undefined) return <p className={styles.quiet}>{words.looking}</p>
  switch (look.kind) {
    case 'match':
      return (
        <p>
          {PRESET_NAMES[look.preset]}
          {colon}
          {look.names.join(', ')} · {words.match(look.rounds)} · {look.winner === null ? words.open : words.won(look.winner)}
        </p>
      )
    case 'many':
      return <p>{words.many(look.count, look.all)}</p>
    case 'refused':
      return (
        <Trouble>
          {words.refused} {look.why}
        </Trouble>
      )
    case 'faulty':
      return <Trouble>{look.fault === 'unreadable' ? words.gone : exchangeWords.in.faults[look.fault]}</Trouble>
    case 'nothing':
      return <Trouble>{words.nothing}</Trouble>
  }
}

function Trouble({ children }: { readonly children: React.ReactNode }) {
  return (
    <p className={styles.trouble}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
