import { PRESETS, type PresetId } from '#shared/rules/presets'
import type { SettingName } from '#shared/rules/rules'
import type { PageWords } from '../page-words'

const AT_ONCE = 'Wer das Ziel zuerst erreicht, hat gewonnen, auch mitten in einer Runde.'
const SIX_OR_FIVE = 'Sechs Steine zu zweit oder zu dritt, fünf zu viert.'
const TWO_BACK =
  'Die Quelle zieht einerseits, bis nichts übrig ist, und nennt andererseits eine Runde mit zwei übrigen Steinen blockiert; beides stimmt nur, wenn zwei zurückbleiben.'

export const ruleSettings: PageWords['ruleSettings'] = {
  target: {
    name: 'Ziel',
    does: 'Der Stand, mit dem man die Partie gewinnt.',
    why: {
      S0: 'Blüte & Skorpion ist für 20 Chips geschrieben.',
      S1: 'Celkos Bergen geht zu zweit bis 15 und zu dritt oder viert bis 10.',
      S2: 'The Game Cabinet spielt zu zweit bis 15 und zu dritt oder viert bis 10.',
      S3: 'Doppel-Bergen ist für 100 Punkte geschrieben.',
      S4: 'Das Ziehspiel geht bis 15, egal, wie viele mitspielen.',
    },
  },
  win: {
    name: 'Wann das Ziel gewinnt',
    does: 'Ob die Partie am Ziel sofort endet oder erst, wenn die Runde vorbei ist.',
    why: {
      S0: 'Wer zuerst 20 Chips hat, hat gewonnen, auch mitten in einer Runde.',
      S1: AT_ONCE,
      S2: AT_ONCE,
      S3: 'Erst die Abzüge machen eine Runde fertig, deshalb wird danach verglichen.',
      S4: AT_ONCE,
    },
  },
  handSize: {
    name: 'Ausgeteilte Steine',
    does: 'Wie viele Steine alle vor einer Runde ziehen.',
    why: {
      S3: 'Sechs Steine zu zweit oder zu dritt, fünf bei mehr; die Quelle teilt aus wie in Bergen.',
      S0: SIX_OR_FIVE,
      S1: SIX_OR_FIVE,
      S2: SIX_OR_FIVE,
      S4: SIX_OR_FIVE,
    },
  },
  maxPip: {
    name: 'Satz Dominosteine',
    does: 'Der höchste Pasch in der Schachtel. Mit einem größeren Satz können mehr mitspielen.',
    why: 'Der Satz, für den dieses Regelwerk geschrieben ist.',
  },
  copies: {
    name: 'Zusammengemischte Sätze',
    does: 'Wie viele ganze Sätze im Spiel sind. Mit zwei Sätzen können in Bergen mehr als vier spielen, und zwei gleiche Pasche können einander gegenüberliegen.',
    why: 'Das Spiel ist für einen Satz geschrieben; mehr ist für eine größere Runde gedacht.',
  },
  arms: {
    name: 'Arme',
    does: 'Wie viele Arme vom Kreuzstein ausgehen.',
    why: 'Vier um einen Kreuzstein aus dem Satz bis zum Sechserpasch; das Achteck bis zum Zwölferpasch hat acht.',
  },
  leadTile: {
    name: 'Was angespielt werden darf',
    does: 'Ob eine Runde mit jedem Stein beginnen darf oder nur mit einem Pasch.',
    why: {
      S0: 'Die Karawanenführung spielt jeden Stein an.',
      S1: 'Eine Runde dieses Bergen beginnt mit einem Pasch.',
      S2: 'The Game Cabinet lässt jeden Stein anspielen.',
      S4: 'Das Ziehspiel beginnt mit dem höchsten Pasch.',
    },
  },
  completeFirstDouble: {
    name: 'Erst beide Seiten des ersten Paschs',
    does: 'Ist ein Pasch angespielt, muss an beide Seiten angelegt werden, bevor es anderswo weitergeht.',
    why: 'Eine Variante von Celko, deshalb aus, bis ihr sie wollt.',
  },
  draw: {
    name: 'Ziehen',
    does: 'Was tut, wer nicht legen kann.',
    why: 'Die Quellen ziehen, bis ein Stein passt. Einen Stein auf einmal zu ziehen, ist eine Spielart des Ziehspiels.',
  },
  dual: {
    name: 'Chips für ein Dual',
    does: 'Gezahlt, wenn ein Zug beide Enden gleich macht.',
    why: 'Die Quelle zahlt 2.',
  },
  plural: {
    name: 'Chips für ein Plural',
    does: 'Statt des Duals gezahlt, wenn drei oder mehr offene Hälften gleich sind.',
    why: 'Die Quelle zahlt 3.',
  },
  doubleHeader: {
    name: 'Punkte für einen Zweierkopf',
    does: 'Gezählt, wenn ein Zug beide Enden gleich macht.',
    why: 'Jede Quelle von Bergen gibt 2.',
  },
  tripleHeader: {
    name: 'Punkte für einen Dreierkopf',
    does: 'Statt des Zweierkopfs gezählt, wenn ein Ende dem Pasch am anderen gleicht.',
    why: 'Jede Quelle von Bergen gibt 3.',
  },
  approachCap: {
    name: 'Langsam ans Ziel',
    does: 'Wem zwei oder weniger Punkte fehlen, zählt ein Kopf nur 1, und wem genau drei fehlen, höchstens 2.',
    why: {
      S1: 'Celkos Bergen hat diese Regel.',
      S2: 'The Game Cabinet hat diese Regel.',
      S4: 'Das Ziehspiel hat sie nicht.',
    },
  },
  dominoPoints: {
    name: 'Den letzten Stein legen',
    does: 'Was bekommt, wer Domino macht.',
    why: {
      S0: 'Wer Domino macht, bekommt 2 Chips.',
      S1: 'Domino gibt 2 Punkte; eine Variante gibt 5.',
      S2: 'Domino gibt 2 Punkte; eine Variante gibt 5.',
      S3: 'Domino bringt für sich nichts: Die anderen verlieren für ihre Steine.',
      S4: 'Die leichteste Hand bekommt 1 Punkt, und eine leere Hand ist die leichteste.',
    },
  },
  blockedRule: {
    name: 'Wer eine blockierte Runde gewinnt',
    does: 'Wie die Hände verglichen werden, wenn niemand mehr legen kann.',
    why: {
      S0: 'Die Quelle nennt, wer die Blüte hat, dann, wer den Skorpion hat, dann den niedrigsten Pasch.',
      S1: 'Die leichteste Hand ist die älteste und kürzeste Regel; die Quelle nennt auch die amerikanische, die deutsche und die Bilderregel.',
      S2: 'Die leichteste Hand ist die älteste und kürzeste Regel; die Quelle nennt auch die amerikanische und die deutsche.',
      S3: 'Die Quelle nimmt nur für jeden Stein auf der Hand einen Punkt.',
      S4: 'Das Ziehspiel gibt die Runde der leichtesten Hand.',
    },
  },
  blockedPoints: {
    name: 'Eine blockierte Runde gewinnen',
    does: 'Was bekommt, wer eine blockierte Runde gewinnt.',
    why: {
      S0: 'Wer eine blockierte Runde gewinnt, bekommt 2 Chips.',
      S1: 'Zwei Punkte, oder einen, wo die leichteste Hand entscheidet.',
      S2: 'Zwei Punkte, oder einen, wo die leichteste Hand entscheidet.',
      S3: 'Eine blockierte Runde bringt nichts: Alle verlieren für ihre Steine.',
      S4: 'Einen Punkt, denn die leichteste Hand entscheidet.',
    },
  },
  tileDeduction: {
    name: 'Abzug je Stein auf der Hand',
    does: 'Endet eine Runde, verlieren alle so viel für jeden Stein, den sie noch haben.',
    why: 'Die Quelle nimmt 1 Punkt je Stein.',
  },
  floor: {
    name: 'Kleinster Stand',
    does: 'Wie weit ein Stand fallen kann.',
    why: {
      S0: 'Niemand schuldet Chips: Bei null ist Schluss.',
      S3: 'Die Quelle setzt keine Grenze, der Stand darf also unter null fallen.',
    },
  },
  reserve: {
    name: 'Reserve',
    does: 'Steine im Vorrat, die nie gezogen werden.',
    why: {
      S0: TWO_BACK,
      S1: 'Die Quelle behält zwei Steine zurück.',
      S2: TWO_BACK,
      S3: TWO_BACK,
      S4: 'Im Ziehspiel wird jeder Stein gezogen; zwei zurückzubehalten, ist eine Spielart davon.',
    },
  },
  twoDoubles: {
    name: 'Paare zwischen zwei Paschen',
    does: 'Wie viele Paare zählen, wenn an jedem Ende ein Pasch liegt.',
    why: 'Die Quelle zählt zwei solche Paare auf, obwohl vier möglich sind; ihre Aufzählung gilt.',
  },
  standingPair: {
    name: 'Ein Pasch, der an einem Ende bleibt',
    does: 'Ob ein Pasch als Blüte oder Skorpion, der schon an einem Ende lag, bei jedem späteren Zug wieder zählt.',
    why: 'Die Quelle schweigt; ein Paar zählt für den Zug, der es macht.',
  },
  doubleScorpion: {
    name: 'Ein Pasch als Skorpion',
    does: 'Wem ein Skorpion mit zwei gleichen Würfeln das Dual oder Plural nimmt.',
    why: 'Die Quelle sagt, die Zahl bringe keines, also bringt kein Zug mit dieser Zahl eines.',
  },
  payout: {
    name: 'Gewinn und Verlust in einem Zug',
    does: 'Was zuerst zählt, wenn ein Zug nahe null Chips gewinnt und verliert.',
    why: 'Die Quelle schweigt; die Karawanenführung zahlt die Differenz.',
  },
  americanGap: {
    name: 'Amerikanische Regel: wo sie schweigt',
    does: 'Was entscheidet, wenn genau eine Hand einen Pasch hat und zwei oder mehr keinen.',
    why: 'Die gedruckten Fragen decken das nicht ab, also gewinnt niemand, solange ihr nichts anderes sagt.',
  },
  germanTies: {
    name: 'Deutsche Regel: Gleichstand',
    does: 'Wen die letzte Frage vergleicht, wenn mehrere die wenigsten Pasche haben.',
    why: 'Eine spätere Frage entscheidet gewöhnlich nur unter denen, die noch gleichauf sind.',
  },
}

/** Why a setting has the preset's value. */
export function whySentence(name: SettingName, preset: PresetId): string {
  const { why } = ruleSettings[name]
  return typeof why === 'string' ? why : (why[PRESETS[preset].source] ?? '')
}
