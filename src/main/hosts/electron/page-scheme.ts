import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { protocol } from 'electron'
import { PAGE_SCHEME } from '#shared/contract/port'
import { START_PAGE_PATH } from '#shared/contract/start-page'
import type { Downloads } from '../../common/downloads'
import { withFirstWords } from '../web/first-words'
import { pageFile } from '../web/page-files'
import { policyOf, securityHeaders } from '../web/page-policy'
import type { AnswerStartPage } from '../web/start-page'
import { isPlainPage, missingPage, plainPage, type PlainPageShown } from './plain-page'

/** Must be called before Electron is ready: our pages get an origin, as pages of the web have. */
export function registerPageScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: PAGE_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } }])
}

interface SchemeBeside {
  readonly downloads: Downloads
  /** Null where each window renders its own. */
  readonly startPage: AnswerStartPage | null
}

export interface PageSchemeOptions {
  /** Folder of the built pages. */
  readonly pages: string
  /** What comes of opening the data folder; windows are open before that. */
  readonly opening: Promise<SchemeBeside>
  readonly plain: () => PlainPageShown
}

/**
 * Serves the built pages under our own scheme, with the headers that the web host sends, files that were offered to a page, the start page, rendered, and
 * plain pages for when ours are in trouble.
 */
export function servePageScheme({ pages, opening, plain }: PageSchemeOptions): void {
  const index = join(pages, 'index.html')
  let beside: SchemeBeside | null = null
  const opened = opening.then(
    (now) => (beside = now),
    () => null,
  )
  protocol.handle(PAGE_SCHEME, async ({ url, method }) => {
    const headers = securityHeaders([])
    if (method !== 'GET') return new Response(null, { status: 405, headers })
    if (isPlainPage(url)) return plainPage(url, plain()) ?? new Response(null, { status: 404, headers })
    const { pathname, searchParams } = new URL(url)
    if (pathname === START_PAGE_PATH) {
      const page = (await (await opened)?.startPage?.(searchParams)) ?? null
      return page === null ? new Response(null, { status: 204, headers }) : Response.json(page, { headers })
    }
    const offered = beside?.downloads.take(pathname) ?? null
    const file = offered === null ? pageFile(pages, url) : null
    try {
      if (offered !== null) return new Response(await streamOf(offered.path), { headers: { ...headers, 'content-type': 'application/octet-stream' } })
      if (file?.path === index) {
        const html = withFirstWords(await readFile(index, 'utf8'), { language: plain().language, address: null, onPhone: false })
        return new Response(html, { headers: { ...headers, 'content-type': file.contentType } })
      }
      if (file !== null) {
        const built = file.contentType.startsWith('text/html') ? await readFile(file.path, 'utf8') : await streamOf(file.path)
        const own = typeof built === 'string' ? policyOf(built) : null
        return new Response(built, { headers: { ...headers, 'content-type': file.contentType, ...(own !== null && { 'content-security-policy': own }) } })
      }
    } catch {
      // a file that cannot be read is one that is not there
    }
    if (file?.path === index) return missingPage(plain())
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
