import { z } from 'zod'
import { LISTED_NAMES } from '#shared/contract/evening-phones'
import { ARRIVALS } from '#shared/contract/joining'
import { guestPlaceSchema } from '#shared/contract/joining-input'
import { EVENING_LIMITS } from '#shared/evening/evening'
import { instantSchema } from '#shared/kernel/instant'
import { JsonFile, type Folder } from './json-file'
import { fileKindOf, type ContentOf } from './side-files'

/** Codes, hashes, ids and addresses are shorter. */
const short = z.string().max(200)
const keySchema = z.object({ code: short, secret: short })

export const eveningPhonesKind = fileKindOf('caravan-evening-phones', 1, {
  /** The evening that phones may join, where it answers, and who has joined; null while nothing is open. */
  open: z
    .object({
      evening: short,
      address: short,
      port: z.int().min(0).max(65_535),
      since: instantSchema,
      names: z.enum(LISTED_NAMES),
      key: keySchema,
      tables: z.array(keySchema).max(EVENING_LIMITS.people),
      devices: z
        .array(
          z.object({
            id: short,
            name: short,
            place: guestPlaceSchema,
            tokenHash: short,
            attempt: short,
            from: short.optional(),
            arrival: z.enum(ARRIVALS).optional(),
            tookOver: z.boolean().optional(),
          }),
        )
        .max(EVENING_LIMITS.everyone),
      /** Who came by phone from which address, and whether they are new to the house too. */
      brought: z
        .array(z.object({ person: short, from: short, added: z.boolean() }))
        .max(EVENING_LIMITS.events)
        .readonly()
        .optional(),
    })
    .nullable(),
})
type Content = ContentOf<typeof eveningPhonesKind>
export type KeptEveningPhones = NonNullable<Content['open']>

/** What is known of the phones of an evening, on this device alone: they find back after Caravan was started again. Of what a phone shows it has a hash. */
export class EveningPhonesStore {
  readonly #file: JsonFile<Content>

  private constructor(file: JsonFile<Content>) {
    this.#file = file
  }

  static async open(folder: Folder): Promise<EveningPhonesStore> {
    return new EveningPhonesStore(
      await JsonFile.open<Content>(folder, 'evening-phones.json', eveningPhonesKind, { format: 'caravan-evening-phones', version: 1, open: null }),
    )
  }

  get kept(): KeptEveningPhones | null {
    return this.#file.value.open
  }

  /** Puts it on the disk; `SaveFault` when that fails. */
  async keep(open: KeptEveningPhones | null): Promise<void> {
    await this.#file.save((content) => ({ ...content, open }))
  }

  idle(): Promise<void> {
    return this.#file.idle()
  }
}
