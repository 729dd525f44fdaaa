/* Files of tests share a window and what is not the project's own, React above all. Each begins with the modules of the project anew, and finds the window empty. */
import { vi } from 'vitest'

vi.resetModules()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.useRealTimers()
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ defaultHidden: false })
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}
