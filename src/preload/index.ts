import { contextBridge, ipcRenderer } from 'electron'
import { PORT_FROM_PAGE, PORT_TO_HOST, type CaravanHost } from '../shared/contract/port'

const host: CaravanHost = { host: 'electron' }
contextBridge.exposeInMainWorld('caravan', host)

window.addEventListener('message', ({ source, origin, data, ports: [port] }) => {
  const fromOurPage = source === window && origin === window.location.origin
  if (fromOurPage && data === PORT_FROM_PAGE && port !== undefined) ipcRenderer.postMessage(PORT_TO_HOST, null, [port])
})
