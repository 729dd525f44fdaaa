import { checkerAddress } from '#shared/contract/checker-page'
import { useAnnounce } from '../../../components/announcer/announcer'
import { Button } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import type { Answered } from '../answered'
import type { Belongs } from '../printing/told-ruling'
import { savedRuling } from './saved-ruling'

/** Opens the checker of rulings, a page apart from Caravan's own, which works this ruling out again. */
export function CheckRuling({ answered, belongs }: { readonly answered: Answered; readonly belongs: Belongs }) {
  const { toast } = useAnnounce()
  const open = (): void => {
    const saved = savedRuling(answered, belongs, new Date())
    if (!saved.ok) return toast(words.savedRuling.impossible)
    window.open(checkerAddress(saved.value.name, saved.value.text), '_blank', 'noopener')
  }
  return (
    <Button onClick={open}>
      <Icon name="check" />
      {words.savedRuling.check}
    </Button>
  )
}
