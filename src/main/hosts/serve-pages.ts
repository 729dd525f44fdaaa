import type { RequestListener, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../store/files'
import { pageFileAt } from './page-files'

export function arePagesBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'))
}

/** Files are looked up as they are asked for: the app may be rebuilt under a running host, and a page is never worth a host. `isServed` may leave files out. */
export function servePages(folder: string, isServed: (path: string) => boolean = () => true): RequestListener {
  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/)
    const page = pageFileAt(folder, pathname)
    if (page === null || !isServed(page.path)) return refuse(response, 404, 'Not found')
    void readFile(page.path).then(
      (content) => {
        response.setHeader('content-type', page.contentType)
        response.setHeader('content-length', content.length)
        // built assets carry a hash of their content in their names
        response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
        response.end(request.method === 'HEAD' ? undefined : content)
      },
      (error: unknown) => refusePage(response, folder, errorCode(error)),
    )
  }
}

function refusePage(response: ServerResponse, folder: string, code: string | null): void {
  if (!arePagesBuilt(folder)) refuse(response, 503, 'The pages are not built')
  else if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') refuse(response, 404, 'Not found')
  else refuse(response, 500, 'The page could not be read')
}

export function refuse(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end(`${text}\n`)
}

export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
