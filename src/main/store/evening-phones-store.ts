import { z } from 'zod'
import { LISTED_NAMES } from '#shared/contract/evening-phones'
import { ARRIVALS, guestPlaceSchema } from '#shared/contract/joining'
import { JsonFile, type Folder } from './json-file'
import { kindOf, type ContentOf } from './side-files'

const keySchema = z.object({ code: z.string(), secret: z.string() })

const kind = kindOf('caravan-evening-phones', 1, {
  /** The evening that phones may join, where it answers, and who has joined; null while nothing is open. */
  open: z
    .object({
      evening: z.string(),
      address: z.string(),
      port: z.int(),
      /** When it was opened. */
      since: z.iso.datetime(),
      names: z.enum(LISTED_NAMES),
      key: keySchema,
      tables: z.array(keySchema),
      devices: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          place: guestPlaceSchema,
          tokenHash: z.string(),
          attempt: z.string(),
          from: z.string().optional(),
          arrival: z.enum(ARRIVALS).optional(),
          tookOver: z.boolean().optional(),
        }),
      ),
      /** Who came by phone from which address, and whether they are new to the house too. */
      brought: z
        .array(z.object({ person: z.string(), from: z.string(), added: z.boolean() }))
        .readonly()
        .optional(),
    })
    .nullable(),
})
type Content = ContentOf<typeof kind>
export type KeptEveningPhones = NonNullable<Content['open']>

/** What is known of the phones of an evening, on this device alone: they find back after Caravan was started again. Of what a phone shows it has a hash. */
export class EveningPhonesStore {
  readonly #file: JsonFile<Content>

  private constructor(file: JsonFile<Content>) {
    this.#file = file
  }

  static async open(folder: Folder): Promise<EveningPhonesStore> {
    return new EveningPhonesStore(
      await JsonFile.open<Content>(folder, 'evening-phones.json', kind, { format: 'caravan-evening-phones', version: 1, open: null }),
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
