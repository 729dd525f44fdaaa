import { MAIN } from './everywhere'
import { useActionKeys } from './use-action-keys'

const MAIN_KEYS = [MAIN]

/** Enter, wherever it means nothing else: no control has the focus, and no dialog is open. */
export function useEnter(go: () => void): void {
  useActionKeys(MAIN_KEYS, { go })
}
