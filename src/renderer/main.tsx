import './app/zod-without-eval'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { followLanguage } from './app/language'
import { applyTheme } from './app/theme'
import { connect } from './client/connection'
import { channelOpener } from './client/host'
import './styles/tokens.css'
import './styles/base.css'

applyTheme()

const connection = connect(channelOpener(window))
window.addEventListener('online', connection.retryNow)
document.addEventListener('visibilitychange', connection.retryNow)

const root = document.getElementById('root')
if (root === null) throw new Error('broken invariant: index.html has a #root')

/*
 * Not awaited at the top: what is fetched here imports from this very file, which would then wait for itself.
 * Without any words nothing can be said but where to go.
 */
followLanguage().then(
  () =>
    createRoot(root).render(
      <StrictMode>
        <App connection={connection} />
      </StrictMode>,
    ),
  (fault: unknown) => {
    root.append(Object.assign(document.createElement('a'), { href: window.location.href, textContent: '↻ Caravan', onclick: () => window.location.reload() }))
    throw fault
  },
)
