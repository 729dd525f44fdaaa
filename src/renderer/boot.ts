import './app/zod-without-eval'
import { followLanguage } from './app/language'
import { prefetch } from './client/prefetch'
import { connect } from './client/connection'
import { homeLive, peopleLive, settingsLive } from './client/live-queries'
import { channelOpener, isInDesktop } from './client/host'
import { isAtHome, isPrerendered } from './first-paint'

/*
 * What takes time elsewhere is begun here, while the browser still reads the rest of the page's code: the way to the host, the words,
 * the first answers. It comes as a file of its own and stays small.
 */

export const connection = connect(channelOpener(window), { inDesktop: isInDesktop(window) })

/** Settles when there are words to speak with; rejects where they cannot be fetched. */
export const spoken = followLanguage()

const answered = Promise.all([prefetch(connection, settingsLive), prefetch(connection, peopleLive), isAtHome() ? prefetch(connection, homeLive) : undefined])

/** Settles when there is something to show, as far as the page waits for it. */
export const shown = isPrerendered.then((is) => (is ? undefined : answered))

/* The first format of `Intl`, whichever it is, takes the browser some 15 ms. It is made while the host is being asked, not once there is something to show. */
new Intl.NumberFormat('en').format(0)
