import { RPCHandler } from '@orpc/server/message-port'
import { ipcMain } from 'electron'
import { PORT_TO_HOST } from '#shared/contract/port'
import type { AppRouter } from '../app/router'
import { isOurPage } from './page-trust'

/** Serves the contract over each port that a window of ours hands in; one from any other page is refused. */
export function serveWindows(router: AppRouter, pageOrigin: string): void {
  const handler = new RPCHandler(router)
  ipcMain.on(PORT_TO_HOST, ({ senderFrame, ports }) => {
    const [port] = ports
    if (port === undefined) return
    const ours = senderFrame !== null && senderFrame.parent === null && isOurPage(senderFrame.origin, pageOrigin)
    if (!ours) return port.close()
    handler.upgrade(port)
    port.start()
  })
}
