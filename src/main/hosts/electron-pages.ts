import { readFile } from 'node:fs/promises'
import { protocol } from 'electron'
import { PAGE_SCHEME } from '#shared/contract/port'
import { pageFile } from './page-files'
import { securityHeaders } from './page-policy'

/** Must be called before Electron is ready: our pages get an origin, as pages of the web have. */
export function registerPageScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: PAGE_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } }])
}

/** Serves the built pages under our own scheme, with the headers that the web host sends. */
export function servePageScheme(pages: string): void {
  protocol.handle(PAGE_SCHEME, async ({ url, method }) => {
    const headers = securityHeaders([])
    if (method !== 'GET') return new Response(null, { status: 405, headers })
    const file = pageFile(pages, url)
    if (file === null) return new Response(null, { status: 404, headers })
    try {
      const content = await readFile(file.path)
      return new Response(content, { headers: { ...headers, 'content-type': file.contentType } })
    } catch {
      return new Response(null, { status: 404, headers })
    }
  })
}
