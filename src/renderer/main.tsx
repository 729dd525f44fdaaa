import './app/zod-without-eval'
import { App } from './App'
import { mount } from './app/mount'
import { connect } from './client/connection'
import { channelOpener, isInDesktop } from './client/host'
import './styles/tokens.css'
import './styles/contrast.css'
import './styles/base.css'

const connection = connect(channelOpener(window), { inDesktop: isInDesktop(window) })
window.addEventListener('online', connection.retryNow)
document.addEventListener('visibilitychange', connection.retryNow)

mount(<App connection={connection} />)
