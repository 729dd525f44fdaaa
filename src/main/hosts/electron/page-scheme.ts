import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { protocol } from 'electron'
import { PAGE_SCHEME } from '#shared/contract/port'
import { START_PAGE_PATH } from '#shared/contract/start-page'
import type { Downloads } from '../../common/downloads'
import { pageFile } from '../web/page-files'
import { securityHeaders } from '../web/page-policy'
import type { AnswerStartPage } from '../web/start-page'

/** Must be called before Electron is ready: our pages get an origin, as pages of the web have. */
export function registerPageScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: PAGE_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } }])
}

interface Beside {
  readonly downloads: Downloads
  /** Null where each window renders its own. */
  readonly startPage: AnswerStartPage | null
}

/** Serves the built pages under our own scheme, with the headers that the web host sends, files that were offered to a page, and the start page, rendered. */
export function servePageScheme(pages: string, { downloads, startPage }: Beside): void {
  protocol.handle(PAGE_SCHEME, async ({ url, method }) => {
    const headers = securityHeaders([])
    if (method !== 'GET') return new Response(null, { status: 405, headers })
    const { pathname, searchParams } = new URL(url)
    if (pathname === START_PAGE_PATH) {
      const page = (await startPage?.(searchParams)) ?? null
      return page === null ? new Response(null, { status: 204, headers }) : Response.json(page, { headers })
    }
    const offered = downloads.take(pathname)
    const file = offered === null ? pageFile(pages, url) : null
    try {
      if (offered !== null) return new Response(await streamOf(offered.path), { headers: { ...headers, 'content-type': 'application/octet-stream' } })
      if (file !== null) return new Response(await readFile(file.path), { headers: { ...headers, 'content-type': file.contentType } })
    } catch {
      // a file that cannot be read is one that is not there
    }
    return new Response(null, { status: 404, headers })
  })
}

/** A file that is never in memory as a whole. */
async function streamOf(path: string): Promise<ReadableStream<Uint8Array>> {
  const file = await open(path, 'r')
  const { size } = await file.stat()
  // of a folder, or a file of nothing, the first read would fail or end where nobody looks
  await file.read(Buffer.alloc(1), 0, Math.min(size, 1), 0).catch(async (error: unknown) => {
    await file.close()
    throw error
  })
  return Readable.toWeb(file.createReadStream({ start: 0 })) as ReadableStream<Uint8Array>
}
