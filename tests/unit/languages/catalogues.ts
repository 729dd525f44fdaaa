import type { Language } from '#shared/words/languages'
import { CATALOGUES, type Catalogue } from '../../../src/renderer/messages/languages'

/** All that is said in each language, fetched as the page fetches it. */
export const SPOKEN: Readonly<Record<Language, Catalogue>> = {
  en: await CATALOGUES.en(),
  de: await CATALOGUES.de(),
  es: await CATALOGUES.es(),
  fr: await CATALOGUES.fr(),
}
