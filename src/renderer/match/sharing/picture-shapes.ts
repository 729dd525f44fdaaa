/** A card with the picture of the table: as wide as screens are, or as high as phones are. */
export const PICTURE_SHAPES = ['wide', 'upright'] as const
export type PictureShape = (typeof PICTURE_SHAPES)[number]

/** Pixels of a card. */
export const PICTURE_CARDS = { wide: { width: 1200, height: 750 }, upright: { width: 1080, height: 1350 } } as const satisfies Record<
  PictureShape,
  { readonly width: number; readonly height: number }
>
