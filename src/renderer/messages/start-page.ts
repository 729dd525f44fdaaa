import type { StartWords } from './languages'

/*
 * What the start page says, in the language of the moment; see `page.ts`. It is fetched apart from all else, so whatever the start
 * page shows reads its words here. `page.ts` has them too, for all that is shown later.
 */

export let {
  agreementWords,
  announcerWords,
  appSettingsWords,
  damagedWords,
  dialogWords,
  homeWords,
  introductionWords,
  keyWords,
  matchLineWords,
  noticeWords,
  readingWords,
  shellWords,
  versionsWords,
  whenWords,
} = {} as StartWords['page']

export function sayOnStartPage(words: StartWords['page']): void {
  ;({
    agreementWords,
    announcerWords,
    appSettingsWords,
    damagedWords,
    dialogWords,
    homeWords,
    introductionWords,
    keyWords,
    matchLineWords,
    noticeWords,
    readingWords,
    shellWords,
    versionsWords,
    whenWords,
  } = words)
}
