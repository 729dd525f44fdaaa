import { SET_UP_RULES } from '#shared/rules/house-rules'
import { listed } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { ruleSettings } from './rules'

const setUpNames = listed(SET_UP_RULES.map((name) => `„${ruleSettings[name].name}“`))

/** House rules in a match that is being played. */
export const changeRules: PageWords['changeRules'] = {
  title: 'Hausregeln',
  intro: 'Die Regeln dieser Partie. Ändere, was ihr abgemacht habt. Bevor etwas gespeichert wird, siehst du den neuen Stand.',
  changes: 'Was sich ändert',
  put: 'Änderungen verwerfen',
  compare: {
    caption: 'Stand bisher',
    player: 'Name',
    now: 'Jetzige Regeln',
    under: 'Neue Regeln von Anfang an',
    winner: 'gewinnt die Partie',
    impossible: 'Mit diesen Regeln von Anfang an wäre diese Partie nicht möglich gewesen',
  },
  from: {
    legend: 'Ab wann gelten die neuen Regeln?',
    now: 'Ab jetzt',
    nowHint: 'Der bisherige Stand bleibt.',
    beginning: 'Vom Anfang der Partie an',
    beginningHint: 'Caravan wertet die ganze Partie neu. Frühere Regeländerungen gelten nicht mehr.',
  },
  cannot: {
    title: 'Das ist nicht möglich',
    roundOver: 'Diese Runde ist vorbei. Beginne die nächste und ändere die Regeln vor dem ersten Stein, oder lass sie vom Anfang der Partie an gelten.',
    wouldBeOver: (round, event) =>
      `Mit diesen Regeln hätte jemand vor Runde ${round}${event === null ? '' : `, Eintrag ${event}`} gewonnen, der Rest wäre also nicht gespielt worden.`,
    matchOver: 'Die Partie ist vorbei, neue Regeln können also nur von Anfang an gelten.',
    setUp: `${setUpNames} lassen sich nur am Anfang einer Runde ändern, bevor jemand gelegt, gezogen oder gepasst hat.`,
  },
  change: 'Regeln ändern',
  look: 'Änderungen ansehen',
  back: 'Zurück zu den Regeln',
}
