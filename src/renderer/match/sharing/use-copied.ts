import { useState } from 'react'
import { canCopyPictures } from '../../printing/sharing'

type CopiedKind = 'text' | 'link' | 'picture'

/** What was copied last, or what is there to be copied by hand where the clipboard is closed to pages. */
type Copied = { readonly kind: CopiedKind; readonly done: true } | { readonly kind: CopiedKind; readonly done: false; readonly text: string }

export interface Copying {
  readonly copied: Copied | null
  readonly text: (kind: 'text' | 'link', text: string) => Promise<void>
  readonly picture: (png: Blob) => Promise<void>
  readonly forget: () => void
}

/** Puts texts and pictures on the clipboard, and knows what became of it. */
export function useCopied(): Copying {
  const [copied, setCopied] = useState<Copied | null>(null)
  return {
    copied,
    text: async (kind, text) => {
      try {
        await navigator.clipboard.writeText(text)
        setCopied({ kind, done: true })
      } catch {
        setCopied({ kind, done: false, text })
      }
    },
    picture: async (png) => {
      try {
        if (!canCopyPictures()) throw new Error('this browser copies no pictures')
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
        setCopied({ kind: 'picture', done: true })
      } catch {
        setCopied({ kind: 'picture', done: false, text: '' })
      }
    },
    forget: () => setCopied(null),
  }
}
