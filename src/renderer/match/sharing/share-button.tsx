import { useState, type ComponentProps } from 'react'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { ShareDialog } from './share-dialog'
import type { SharedThing } from './told-card'

interface ShareButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  readonly view: MatchView
  /** The result unless said otherwise. */
  readonly thing?: SharedThing
}

const RESULT: SharedThing = { kind: 'result' }

/** The one button for everything that takes a match, a round or a play out. */
export function ShareButton({ view, thing = RESULT, ...rest }: ShareButtonProps) {
  const shareWords = words.share
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...rest} onClick={() => setOpen(true)}>
        <Icon name="share" />
        {{ result: shareWords.button, picture: shareWords.button, round: shareWords.round, play: shareWords.play }[thing.kind]}
      </Button>
      {open && <ShareDialog view={view} begin={thing} onClose={() => setOpen(false)} />}
    </>
  )
}
