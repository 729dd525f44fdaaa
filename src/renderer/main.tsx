import { App } from './App'
import { mount } from './app/mount'
import { answered, connection, spoken } from './boot'
import './styles/fonts.css'
import './styles/palette.css'
import './styles/tokens.css'
import './styles/contrast.css'
import './styles/base.css'

/** The page waits for the first answers no longer than this, in milliseconds; then it says that it waits. */
const FIRST_ANSWERS_MS = 250

window.addEventListener('online', connection.retryNow)
document.addEventListener('visibilitychange', connection.retryNow)

mount(<App connection={connection} />, { spoken, shown: Promise.race([answered, new Promise((late) => setTimeout(late, FIRST_ANSWERS_MS))]) })
