import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { DOWNLOAD_PATH, type Download, type Downloads } from '../../common/downloads'

export function isDownload({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(DOWNLOAD_PATH)
}

/**
 * Answers with what was offered at this address, once.
 *
 * The file is streamed, so it is never in memory as a whole. A page of another site cannot come by the address, and a browser
 * keeps the file instead of showing it.
 */
export function serveDownload(downloads: Downloads, request: IncomingMessage, response: ServerResponse): void {
  // asking how large it is must not use the address up
  const offered = request.method === 'GET' ? downloads.take(request.url ?? '') : null
  response.setHeader('cache-control', 'no-store')
  if (offered === null) return gone(response)
  sendFile(offered, response).catch(() => (response.headersSent ? response.destroy() : gone(response)))
}

async function sendFile({ path, name, type }: Download, response: ServerResponse): Promise<void> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    response.setHeader('content-type', type ?? 'application/zip')
    response.setHeader('content-length', size)
    response.setHeader('content-disposition', `attachment; filename="${name}"`)
    await pipeline(file.createReadStream({ autoClose: false }), response)
  } finally {
    await file.close()
  }
}

function gone(response: ServerResponse): void {
  response.statusCode = 404
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end('This download link no longer works. Start the download again.\n')
}
