import { useEffect, useState, type RefObject } from 'react'
import { pngOf } from '../../printing/svg-picture'
import { CARD } from './card-layout'
import type { ToldCard } from './told-card'

interface Size {
  readonly width: number
  readonly height: number
}

/** Twice as many pixels each way as a card is wide and high: sharp on phones, and tiles of a long line can be zoomed into. */
const SHARPNESS = 2
const DRAWN: Size = { width: SHARPNESS * CARD.width, height: SHARPNESS * CARD.height }

export type CardPicture = { readonly kind: 'making' } | { readonly kind: 'made'; readonly png: Blob } | { readonly kind: 'failed' }

/** The picture of a card that stands on the page: made once it stands there, and again when what it shows or the page's colours change. */
export function useCardPicture(card: RefObject<SVGSVGElement | null>, told: ToldCard, jpeg: string | null, size: Size = DRAWN): CardPicture {
  const [made, setMade] = useState<{ readonly of: ToldCard; readonly jpeg: string | null; readonly picture: CardPicture } | null>(null)
  useEffect(() => {
    let gone = false
    const make = async (): Promise<void> => {
      const picture = await pictureOf(card.current, size)
      if (!gone) setMade({ of: told, jpeg, picture })
    }
    void make()
    const theme = new MutationObserver(() => void make())
    theme.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] })
    return () => {
      gone = true
      theme.disconnect()
    }
  }, [card, told, jpeg, size])
  return made?.of === told && made.jpeg === jpeg ? made.picture : { kind: 'making' }
}

async function pictureOf(drawing: SVGSVGElement | null, size: Size): Promise<CardPicture> {
  try {
    await document.fonts.ready
    await painted()
    if (drawing === null) return { kind: 'failed' }
    return { kind: 'made', png: await pngOf(drawing, size) }
  } catch {
    return { kind: 'failed' }
  }
}

/** Letters that came late are measured again before this. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
