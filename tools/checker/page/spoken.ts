import * as deAccounts from '#shared/words/de/accounts'
import * as deGames from '#shared/words/de/games'
import * as deNames from '#shared/words/de/names'
import * as deNumbers from '#shared/words/de/numbers'
import * as deRulings from '#shared/words/de/rulings'
import * as deSettings from '#shared/words/de/settings'
import * as deTiles from '#shared/words/de/tiles'
import * as enAccounts from '#shared/words/en/accounts'
import * as enGames from '#shared/words/en/games'
import * as enNames from '#shared/words/en/names'
import * as enNumbers from '#shared/words/en/numbers'
import * as enRulings from '#shared/words/en/rulings'
import * as enSettings from '#shared/words/en/settings'
import * as enTiles from '#shared/words/en/tiles'
import * as esAccounts from '#shared/words/es/accounts'
import * as esGames from '#shared/words/es/games'
import * as esNames from '#shared/words/es/names'
import * as esNumbers from '#shared/words/es/numbers'
import * as esRulings from '#shared/words/es/rulings'
import * as esSettings from '#shared/words/es/settings'
import * as esTiles from '#shared/words/es/tiles'
import * as frAccounts from '#shared/words/fr/accounts'
import * as frGames from '#shared/words/fr/games'
import * as frNames from '#shared/words/fr/names'
import * as frNumbers from '#shared/words/fr/numbers'
import * as frRulings from '#shared/words/fr/rulings'
import * as frSettings from '#shared/words/fr/settings'
import * as frTiles from '#shared/words/fr/tiles'
import type { Language } from '#shared/words/languages'
import { CHECKER_WORDS } from '../words/all.mjs'

/** What the page says in a language: its own sentences, and those that Caravan has for the same things in a ruling. */
interface SpokenIn {
  readonly own: typeof CHECKER_WORDS.en
  readonly nameOf: typeof enNames.nameOf
  readonly namesOf: typeof enNames.namesOf
  readonly listed: typeof enNumbers.listed
  readonly signed: typeof enNumbers.signed
  readonly plain: typeof enNumbers.plain
  readonly capitalised: typeof enNumbers.capitalised
  readonly armWords: typeof enTiles.armWords
  readonly settingsWords: typeof enSettings.settingsWords
  readonly presetNames: typeof enGames.presetNames
  readonly sourceNames: typeof enGames.sourceNames
  readonly gameWords: typeof enGames.gameWords
  readonly rulingSteps: typeof enRulings.rulingSteps
  readonly verdictSentence: typeof enAccounts.verdictSentence
  readonly heldFitSentence: typeof enAccounts.heldFitSentence
  readonly mustWaitSentence: typeof enAccounts.mustWaitSentence
  readonly troubleSentence: typeof enAccounts.troubleSentence
}

/** What it says, and in which language. */
export interface Spoken extends SpokenIn {
  readonly language: Language
}

const SPOKEN: Readonly<Record<Language, SpokenIn>> = {
  en: { own: CHECKER_WORDS.en, ...enAccounts, ...enGames, ...enNames, ...enNumbers, ...enRulings, ...enSettings, ...enTiles },
  de: { own: CHECKER_WORDS.de, ...deAccounts, ...deGames, ...deNames, ...deNumbers, ...deRulings, ...deSettings, ...deTiles },
  es: { own: CHECKER_WORDS.es, ...esAccounts, ...esGames, ...esNames, ...esNumbers, ...esRulings, ...esSettings, ...esTiles },
  fr: { own: CHECKER_WORDS.fr, ...frAccounts, ...frGames, ...frNames, ...frNumbers, ...frRulings, ...frSettings, ...frTiles },
}

export const spokenIn = (language: Language): Spoken => ({ ...SPOKEN[language], language })
