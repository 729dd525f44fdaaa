import { isBegun, LANGUAGES } from '#shared/words/languages'

/** The languages whose sentences are all their own: one that is only begun has English ones among them. */
export const WHOLE_LANGUAGES = LANGUAGES.filter((language) => !isBegun(language))
