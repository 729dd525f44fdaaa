import type { Language } from './languages'
import { signIn as de } from './sign-in/de'
import { signIn as en, type SignInWords } from './sign-in/en'
import { signIn as es } from './sign-in/es'
import { signIn as fr } from './sign-in/fr'

export const SIGN_IN_WORDS: Readonly<Record<Language, SignInWords>> = { en, de, es, fr }
