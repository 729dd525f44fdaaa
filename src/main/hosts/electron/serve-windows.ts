import { RPCHandler } from '@orpc/server/message-port'
import { ipcMain, type MessagePortMain, type WebContents } from 'electron'
import { PORT_TO_HOST } from '#shared/contract/port'
import type { AppRouter } from '../../router'
import { isOurPage } from './page-trust'
import { faultOfMessage } from '../web/rpc-message'

export interface ServeOptions {
  /** Windows are open before the data folder is; what their pages say until then is kept by their ports. */
  readonly routerFor: (window: WebContents) => Promise<AppRouter>
  readonly pageOrigin: string
  /** Told, in a line, why a port was closed. */
  readonly report: (fault: string) => void
  /** Called with each answer to a page. */
  readonly answered?: () => void
}

/** Serves the contract over each port that a window of ours hands in; one from any other page is refused. */
export function serveWindows({ routerFor, pageOrigin, report, answered = () => undefined }: ServeOptions): void {
  ipcMain.on(PORT_TO_HOST, ({ sender, senderFrame, ports }) => {
    const [port] = ports
    if (port === undefined) return
    const ours = senderFrame !== null && senderFrame.parent === null && isOurPage(senderFrame.origin, pageOrigin)
    if (!ours) return port.close()
    routerFor(sender).then(
      (router) => {
        new RPCHandler(router).upgrade(heard(port, { report, answered }))
        port.start()
      },
      () => port.close(),
    )
  })
}

/** What the handler uses of a port. */
type Heard = Extract<Parameters<RPCHandler<Record<never, never>>['upgrade']>[0], { readonly on: unknown }>

/** A port as the handler gets it: it hears only messages of ours. Anything else closes the port that it came over. */
function heard(port: MessagePortMain, { report, answered }: Required<Pick<ServeOptions, 'report' | 'answered'>>): Heard {
  const on: Heard['on'] = (event, listener) => {
    if (event === 'close') port.on('close', () => listener())
    if (event !== 'message') return
    port.on('message', (message) => {
      const fault = faultOfMessage(message.data)
      if (fault === null) return listener(message)
      report(`a window sent a message that is none of Caravan’s (${fault}); its port was closed`)
      port.close()
    })
  }
  const postMessage = (data: unknown): void => {
    port.postMessage(data)
    answered()
  }
  return { on, postMessage }
}
