import { lazyScreen } from './lazy-screen'
import { steady } from './steady'
import { EVERYWHERE } from '../actions/everywhere'
import { useActionKeys } from '../actions/use-action-keys'

const EVERYWHERE_KEYS = Object.values(EVERYWHERE)

const NoHelp = () => null

/** A long list that few pages are asked for. */
const { Screen: KeysDialog } = lazyScreen(async () => (await import('../actions/keys-dialog')).KeysDialog, NoHelp, NoHelp)

interface KeysHelpProps {
  readonly open: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  /** On a device that joined, which has fewer. */
  readonly phone?: boolean
}

/** Shows every key, wherever its own is pressed, and while `open` says so. */
export const KeysHelp = steady(function KeysHelp({ open, onOpen, onClose, phone = false }: KeysHelpProps) {
  useActionKeys(EVERYWHERE_KEYS, { help: onOpen })
  return open ? <KeysDialog onClose={onClose} phone={phone} /> : null
})
