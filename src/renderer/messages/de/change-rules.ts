import { SET_UP_RULES } from '#shared/rules/house-rules'
import { listed } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { ruleSettings } from './rules'

const setUpNames = listed(SET_UP_RULES.map((name) => `„${ruleSettings[name].name}“`))

/** House rules in a match that is being played. */
export const changeRules: PageWords['changeRules'] = {
  title: 'Hausregeln',
  button: 'Regeln',
  intro: 'Was an diesem Tisch jetzt gilt. Ändert, was ihr abgemacht habt; was es aus allen Punkten macht, seht ihr, bevor etwas eingetragen wird.',
  changes: 'Was sich ändert',
  put: 'Wie es jetzt gilt',
  compare: {
    caption: 'Alle Punkte bisher',
    player: 'Name',
    now: 'Wie jetzt gewertet',
    under: 'Hätten die neuen Regeln von Anfang an gegolten',
    winner: 'gewinnt die Partie',
    impossible: 'Hätten sie von Anfang an gegolten, hätte diese Partie so nicht gespielt werden können',
  },
  from: {
    legend: 'Ab wann?',
    now: 'Ab jetzt',
    nowHint: 'Was schon gewertet ist, bleibt, wie es ist.',
    beginning: 'Von Anfang an',
    beginningHint: 'Alles wird neu gewertet; frühere Änderungen der Regeln fallen weg.',
  },
  cannot: {
    title: 'So nicht möglich',
    roundOver: 'Diese Runde ist vorbei. Beginnt die nächste, und ändert die Regeln vor ihrem ersten Stein, oder lasst sie von Anfang an gelten.',
    wouldBeOver: (round, event) =>
      `Vor Runde ${round}${event === null ? '' : `, Eintrag ${event}`} hätte jemand gewonnen, und nach dem Ende einer Partie kann nichts mehr kommen.`,
    matchOver: 'Die Partie ist vorbei, andere Regeln könnten also nur von Anfang an gelten.',
    setUp: `${setUpNames} lassen sich nur ganz am Anfang einer Runde ändern, bevor jemand gelegt, gezogen oder gepasst hat.`,
  },
  change: 'Regeln ändern',
  look: 'Was sich ändern würde',
  back: 'Zurück zu den Regeln',
}
