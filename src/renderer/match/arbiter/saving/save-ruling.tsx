import { useAnnounce } from '../../../components/announcer/announcer'
import { Button } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { saveFile } from '../../../exchange/save-file'
import { words } from '../../../messages/page'
import type { Answered } from '../answered'
import type { Belongs } from '../printing/told-ruling'
import { savedRuling } from './saved-ruling'

interface SaveRulingProps {
  readonly answered: Answered
  readonly belongs: Belongs
  /** It is the one thing to do on the page. */
  readonly bar?: boolean
}

/** Saves a ruling as a file that anyone can check without Caravan. */
export function SaveRuling({ answered, belongs, bar = false }: SaveRulingProps) {
  const { toast } = useAnnounce()
  const save = (): void => {
    const saved = savedRuling(answered, belongs, new Date())
    if (!saved.ok) return toast(words.savedRuling.impossible)
    saveFile(saved.value.name, new Blob([saved.value.text], { type: 'application/json' }))
    toast(words.savedRuling.saved(saved.value.name))
  }
  return (
    <Button {...(bar ? { variant: 'primary', size: 'bar' } : {})} onClick={save}>
      <Icon name="save" />
      {words.savedRuling.save}
    </Button>
  )
}
