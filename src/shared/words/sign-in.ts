import type { Language, Translated } from './languages'
import { signIn as de } from './sign-in/de'
import { signIn as en } from './sign-in/en'
import { signIn as es } from './sign-in/es'
import { signIn as fr } from './sign-in/fr'

/** What the page of the web host says that lets a browser in. */
export type SignInWords = Translated<typeof en>

export const SIGN_IN_WORDS: Readonly<Record<Language, SignInWords>> = { en, de, es, fr }
