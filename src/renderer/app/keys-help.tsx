import { useEffect, useEffectEvent } from 'react'
import { lazyScreen } from './lazy-screen'
import { readKey } from '../keyboard/read-key'
import { isSwitchedOff, keysBelongElsewhere } from '../actions/key-guards'
import { HELP_KEY } from '../actions/key-list'

const Nothing = () => null

/** A long list that few pages are asked for. */
const { Screen: KeysDialog } = lazyScreen(async () => (await import('../actions/keys-dialog')).KeysDialog, Nothing, Nothing)

interface Props {
  readonly open: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  /** On a device that joined, which has fewer. */
  readonly phone?: boolean
}

/** Shows every key, wherever `?` is pressed, and while `open` says so. */
export function KeysHelp({ open, onOpen, onClose, phone = false }: Props) {
  const onPress = useEffectEvent((event: KeyboardEvent): void => {
    const press = readKey(event)
    if (press?.key !== HELP_KEY || press.ctrl || event.defaultPrevented) return
    if (keysBelongElsewhere(event.target) || isSwitchedOff(press)) return
    event.preventDefault()
    onOpen()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => onPress(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return open ? <KeysDialog onClose={onClose} phone={phone} /> : null
}
