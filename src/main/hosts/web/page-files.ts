import { extname, join, sep } from 'node:path'
import { PAGE_ORIGIN } from '#shared/contract/port'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.onnx': 'application/octet-stream',
  '.gz': 'application/gzip',
}

export interface PageFile {
  readonly path: string
  readonly contentType: string
}

/**
 * The built file that an address of our own scheme means, or null where it means none.
 *
 * Nothing outside the folder is ever named, however the address is written.
 */
export function pageFile(pages: string, address: string): PageFile | null {
  const url = parseUrl(address)
  return url === null || `${url.protocol}//${url.host}` !== PAGE_ORIGIN ? null : pageFileAt(pages, url.pathname)
}

/** The built file that the path of an address means, still percent-encoded, or null where it means none. */
export function pageFileAt(pages: string, pathname: string): PageFile | null {
  const name = decode(pathname)
  if (name === null || name.includes('\0') || name.includes('\\')) return null
  const path = join(pages, name === '/' || name === '' ? 'index.html' : name)
  if (!path.startsWith(pages.endsWith(sep) ? pages : pages + sep)) return null
  const contentType = CONTENT_TYPES[extname(path)]
  return contentType === undefined ? null : { path, contentType }
}

function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
