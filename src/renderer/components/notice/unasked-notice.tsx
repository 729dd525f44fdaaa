import { use, useEffect, useState, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { useAnnounce } from '../announcer/announcer'
import { PlacesContext } from '../announcer/places'
import { Notice } from './notice'

interface UnaskedNoticeProps extends Omit<ComponentProps<typeof Notice>, 'role'> {
  /** What a screen reader says of it. */
  readonly said: string
}

/** A notice that comes by itself, as from another device, and that asks for something: if a dialog is open then, it stands in the dialog until that closes. */
export function UnaskedNotice({ said, className, ...notice }: UnaskedNoticeProps) {
  const { open } = use(PlacesContext)
  const { say } = useAnnounce()
  const [came] = useState(() => open.at(-1))
  useEffect(() => {
    if (came !== undefined) say(said)
  }, [came, said, say])
  if (came === undefined) return <Notice {...notice} className={className} role="status" />
  return open.includes(came) ? createPortal(<Notice {...notice} />, came) : <Notice {...notice} className={className} />
}
