import './app/zod-without-eval'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
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
createRoot(root).render(
  <StrictMode>
    <App connection={connection} />
  </StrictMode>,
)
