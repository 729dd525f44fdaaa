import { PRESETS, type PresetId } from '#shared/rules/presets'
import type { SettingName } from '#shared/games/rules'
import type { PageWords } from '../page-words'

const NOT_SAID_WHEN = 'Wann, sagt die Quelle nicht. Caravan beendet die Partie am Ziel, wie bei den anderen Quellen zu Bergen.'
const SIX_OR_FIVE = 'Zu zweit oder zu dritt bekommen alle 6 Steine, zu viert 5.'
const TWO_RESERVED =
  'In der Quelle zieht man, bis nichts übrig ist. Dort heißt es aber auch, dass bei einer blockierten Runde 2 oder mehr Steine übrig sind. Beides stimmt nur mit 2 Steinen in Reserve.'
const TWO_OR_ONE = '2 Punkte. Nach der einfachen Regel und nach „Wenigste Augen ohne Pasch“ ist es 1.'
const UNTIL_IT_FITS = 'In der Quelle zieht man, bis sich ein Stein anlegen lässt.'
const THIS_SET = 'Für diesen Satz sind die Regeln geschrieben.'
const NO_SET = 'Die Quelle nennt keinen Satz. Die anderen Quellen nehmen diesen.'

export const ruleSettings: PageWords['ruleSettings'] = {
  target: {
    name: 'Ziel',
    does: 'Der Stand, mit dem man die Partie gewinnt.',
    why: {
      S0: 'In der Quelle spielt man bis 20 Chips.',
      S1: 'In der Quelle spielt man zu zweit bis 15, zu dritt oder viert bis 10.',
      S2: 'In The Game Cabinet spielt man zu zweit bis 15, zu dritt oder viert bis 10.',
      S3: 'In der Quelle spielt man bis 100 Punkte.',
      S4: 'In der Quelle geht es bis 15, egal, wie viele mitspielen.',
      S5: 'In der Quelle gewinnt man mit 15 Punkten, egal, wie viele mitspielen.',
      S6: 'In der Quelle spielt man bis 15 Punkte, egal, wie viele mitspielen.',
    },
  },
  win: {
    name: 'Wann die Partie endet',
    does: 'Ob die Partie endet, sobald jemand das Ziel erreicht, oder erst nach dieser Runde.',
    why: {
      S0: 'In der Quelle gewinnt, wer zuerst 20 Chips hat.',
      S1: 'In der Quelle gewinnt, wer zuerst alle Chips zurückgegeben hat.',
      S2: NOT_SAID_WHEN,
      S3: 'Abgerechnet ist eine Runde erst nach den Abzügen, deshalb wird danach verglichen.',
      S4: NOT_SAID_WHEN,
      S5: NOT_SAID_WHEN,
      S6: 'In der Quelle gewinnt, wer nach einer Runde 15 oder mehr Punkte hat.',
    },
  },
  handSize: {
    name: 'Ausgeteilte Steine',
    does: 'Wie viele Steine alle vor einer Runde bekommen.',
    why: {
      S3: 'Zu zweit oder zu dritt bekommen alle 6 Steine, zu viert 5. Für mehr Personen und für den Satz bis zum Zwölferpasch nennt die Quelle keine Zahl.',
      S0: 'Die Quelle nennt keine Zahl. Es gilt die von Bergen: zu zweit oder zu dritt 6 Steine, zu viert 5.',
      S1: SIX_OR_FIVE,
      S2: SIX_OR_FIVE,
      S4: SIX_OR_FIVE,
      S5: 'In der Quelle ziehen alle 6 Steine, egal, wie viele mitspielen.',
      S6: 'Die Quelle nennt keine Zahl. Es gilt die der anderen Quellen zu Bergen: zu zweit oder zu dritt 6 Steine, zu viert 5.',
    },
  },
  maxPip: {
    name: 'Dominosatz',
    does: 'Der höchste Pasch in eurem Satz. Mit einem größeren Satz können mehr mitspielen.',
    why: {
      S0: THIS_SET,
      S1: THIS_SET,
      S2: THIS_SET,
      S3: THIS_SET,
      S4: 'Gespielt wird meist mit diesem Satz. Mit größeren können vielleicht mehr mitspielen.',
      S5: NO_SET,
      S6: NO_SET,
    },
  },
  copies: {
    name: 'Anzahl der Sätze',
    does: 'Mit wie vielen ganzen Sätzen ihr spielt. Bei 2 Sätzen gibt es jeden Stein zweimal, und es können mehr als 4 mitspielen (außer in Blüte & Skorpion).',
    why: 'Die Regeln sind für einen Satz geschrieben. Mehr Sätze sind für größere Gruppen.',
  },
  arms: {
    name: 'Arme',
    does: 'Wie viele Arme vom Mittelpasch ausgehen.',
    why: 'Für die „vier Paare“ der Quelle liegt an jedem Arm ein Pasch, also sind es 4. Mit dem Satz bis zum Zwölferpasch sind es 8.',
  },
  spinner: {
    name: 'Mittelpasch',
    does: 'Ob der angespielte Pasch ein Mittelpasch ist, von dem 4 Arme ausgehen.',
    why: {
      S1: 'In der Quelle sind Pasche keine Mittelpasche. Mit größeren Sätzen ist es der erste aber meist. Schaltet es ein, wenn ihr so spielt.',
      S2: 'In der Quelle sind Pasche keine Mittelpasche.',
      S4: 'Mit größeren Sätzen kann der erste Pasch in der Quelle ein Mittelpasch sein. Von diesem Satz steht das dort nicht.',
      S5: 'Die Quelle sagt nichts von einem Mittelpasch.',
      S6: 'Die Quelle sagt nichts von einem Mittelpasch.',
    },
  },
  leadTile: {
    name: 'Was angespielt werden darf',
    does: 'Ob der erste Stein einer Runde ein beliebiger sein darf oder ein Pasch sein muss.',
    why: {
      S0: 'Wer die Karawane führt, darf jeden Stein anspielen.',
      S1: 'In diesem Bergen beginnt eine Runde mit einem Pasch.',
      S2: 'The Game Cabinet nennt keinen Stein zum Anspielen.',
      S4: 'Die Quelle sagt, wer anspielt, und in ihrem Beispiel ist es ein Pasch.',
      S5: 'In der Quelle wird zuerst der höchste Pasch gelegt.',
      S6: 'In der Quelle darf die Runde mit jedem Stein beginnen.',
    },
  },
  completeFirstDouble: {
    name: 'Erst beide Seiten des ersten Paschs',
    does: 'Ist ein Pasch angespielt, muss erst an beide Seiten angelegt werden, bevor es anderswo weitergeht.',
    why: 'Eine Variante der Bergen-Regeln von pagat.com, deshalb aus, bis ihr sie einschaltet.',
  },
  draw: {
    name: 'Ziehen',
    does: 'Was geschieht, wenn jemand nicht anlegen kann.',
    why: {
      S0: UNTIL_IT_FITS,
      S1: UNTIL_IT_FITS,
      S2: UNTIL_IT_FITS,
      S3: UNTIL_IT_FITS,
      S4: 'In der Quelle zieht man, bis sich ein Stein anlegen lässt. Einen Stein pro Zug zu ziehen, ist eine Variante.',
      S5: 'In der Quelle zieht man wie bei Muggins.',
      S6: UNTIL_IT_FITS,
    },
  },
  dual: {
    name: 'Chips für einen Zwilling',
    does: 'Zählt, wenn ein Zug beide Enden gleich macht.',
    why: 'In der Quelle sind es 2.',
  },
  plural: {
    name: 'Chips für einen Drilling',
    does: 'Zählt statt des Zwillings, wenn 3 oder mehr offene Hälften gleich sind.',
    why: 'In der Quelle sind es 3.',
  },
  doubleHeader: {
    name: 'Punkte für einen Zweierkopf',
    does: 'Zählt, wenn ein Zug beide Enden gleich macht.',
    why: 'In allen Quellen zu Bergen sind es 2.',
  },
  tripleHeader: {
    name: 'Punkte für einen Dreierkopf',
    does: 'Zählt statt des Zweierkopfs, wenn an einem Ende ein Pasch liegt und am anderen dieselbe Zahl.',
    why: 'In allen Quellen zu Bergen sind es 3.',
  },
  approachCap: {
    name: 'Weniger Punkte kurz vor dem Ziel',
    does: 'Fehlen 2 Punkte oder weniger, bringt ein Zweier- oder Dreierkopf nur 1. Fehlen genau 3, bringt er höchstens 2.',
    why: {
      S1: 'Diese Regel steht in der Quelle.',
      S2: 'Diese Regel steht in The Game Cabinet.',
      S4: 'Die Quelle hat diese Regel nicht.',
      S0: 'Die Quelle hat keine solche Regel. In ihren Gedanken zur Strategie heißt es aber, nur die Blüte bringe immer 1 Punkt. Dazu würde diese Regel passen.',
      S5: 'Die Quelle hat diese Regel nicht.',
      S6: 'Die Quelle hat diese Regel nicht.',
    },
  },
  dominoPoints: {
    name: 'Domino machen',
    does: 'Was es bringt, Domino zu machen.',
    why: {
      S0: 'Domino bringt 2 Chips.',
      S1: 'Domino bringt 2 Punkte, in einer Variante 5.',
      S2: 'Domino bringt 2 Punkte.',
      S3: 'Für Domino gibt die Quelle nichts. Die anderen verlieren Punkte für ihre Steine.',
      S4: 'In der Quelle bekommt 1 Punkt, wer die wenigsten Augen hat. Bei Caravan hat man ohne Steine die wenigsten.',
      S5: 'Domino bringt 1 Punkt.',
      S6: 'Wer eine Runde gewinnt, bekommt 1 Punkt.',
    },
  },
  blockedRule: {
    name: 'Wer eine blockierte Runde gewinnt',
    does: 'Was verglichen wird, wenn niemand mehr anlegen kann.',
    why: {
      S0: 'Die Quelle fragt, wer die Blüte hat, dann nach dem Skorpion, dann nach dem niedrigsten Pasch.',
      S1: 'Die einfache Regel ist laut Autor verbreitet und leichter anzuwenden. In der Quelle stehen auch die amerikanische, die deutsche und die Bilderregel.',
      S2: 'Die einfache Regel ist laut Autor verbreitet und leichter anzuwenden. In der Quelle stehen auch die amerikanische, die deutsche und die Bilderregel.',
      S3: 'In der Quelle verlieren alle nur 1 Punkt für jeden Stein auf der Hand.',
      S4: 'In der Quelle gewinnt, wer die wenigsten Augen hat.',
      S5: 'In der Quelle zählt eine Hand mit Pasch nicht, wenn eine andere keinen hat. Haben alle einen, bleiben die Augen der Pasche weg.',
      S6: 'In der Quelle gewinnt, wer die wenigsten Augen hat.',
    },
  },
  blockedPoints: {
    name: 'Sieg in einer blockierten Runde',
    does: 'Was es bringt, eine blockierte Runde zu gewinnen.',
    why: {
      S0: 'Der Sieg bringt 2 Chips.',
      S1: TWO_OR_ONE,
      S2: TWO_OR_ONE,
      S3: 'Für eine blockierte Runde gibt die Quelle nichts. Alle verlieren Punkte für ihre Steine.',
      S4: 'In der Quelle bekommt 1 Punkt, wer die wenigsten Augen hat.',
      S5: 'In der Quelle gibt es 1 Punkt.',
      S6: 'In der Quelle gibt es 1 Punkt.',
    },
  },
  tileDeduction: {
    name: 'Punktabzug je Stein',
    does: 'Am Ende einer Runde verlieren alle so viel für jeden Stein auf ihrer Hand.',
    why: 'In der Quelle ist es 1 Punkt je Stein.',
  },
  floor: {
    name: 'Wie tief der Stand fallen kann',
    does: 'Wo Verluste aufhören.',
    why: {
      S0: 'Niemand schuldet Chips: Bei 0 ist Schluss.',
      S3: 'Die Quelle setzt keine Grenze, also kann der Stand unter 0 fallen.',
    },
  },
  reserve: {
    name: 'Reserve',
    does: 'Wie viele der verdeckten Steine niemand ziehen darf.',
    why: {
      S0: TWO_RESERVED,
      S1: 'In der Quelle bleiben 2 Steine in Reserve.',
      S2: TWO_RESERVED,
      S3: TWO_RESERVED,
      S4: 'In der Quelle darf man jeden Stein ziehen. In einer Variante bleiben 2 in Reserve.',
      S5: 'In der Quelle zieht man wie bei Muggins. Caravan hält dort keine Steine zurück.',
      S6: 'In der Quelle zieht man, bis der Vorrat leer ist.',
    },
  },
  twoDoubles: {
    name: 'Paare zwischen zwei Paschen',
    does: 'Wie viele Paare zählen, wenn an jedem Ende ein Pasch liegt.',
    why: 'Die Quelle zählt 2 dieser Paare auf, obwohl es 4 gibt. Caravan hält sich an ihre Liste.',
  },
  standingPair: {
    name: 'Pasch, der an einem Ende bleibt',
    does: 'Ob ein Pasch als Blüte oder Skorpion aus einem früheren Zug bei jedem späteren Zug wieder zählt.',
    why: 'Die Quelle ist hier unklar. Bei Caravan zählt ein Paar nur für den Zug, der es macht.',
  },
  doubleScorpion: {
    name: 'Pasch als Skorpion',
    does: 'Welche Züge keinen Zwilling oder Drilling bringen, wenn der Skorpion ein Pasch ist.',
    why: 'Die Quelle ist hier unklar. Bei Caravan gilt das für jeden Zug mit dieser Zahl.',
  },
  payout: {
    name: 'Gewinn und Verlust in einem Zug',
    does: 'Was zuerst zählt, wenn ein Zug Chips bringt und kostet und der Stand nahe 0 ist.',
    why: 'Die Quelle sagt dazu nichts. Caravan verrechnet zuerst den ganzen Zug.',
  },
  americanGap: {
    name: 'Lücke der amerikanischen Regel',
    does: 'Was entscheidet, wenn nach Armaninos Schritten offen bleibt, wer gewinnt: Genau eine Person hat einen Pasch und zwei oder mehr keinen, oder der letzte Schritt, der zutrifft, ist ein Gleichstand.',
    why: 'Die gedruckte Regel lässt diese Fälle offen. Deshalb gewinnt niemand, solange ihr nichts anderes wählt.',
  },
  spinnerArms: {
    name: 'Arme am Mittelpasch beginnen',
    does: 'Ob erst an jedem Arm des Mittelpaschs ein Stein liegen muss, bevor einer weitergeht.',
    why: 'Für Bergen nennt keine Quelle eine Reihenfolge. Aber pagat.com verweist auf Doppel-Bergen, und dort wird erst jeder Arm begonnen.',
  },
  spinnerCount: {
    name: 'Wertung mit Mittelpasch',
    does: 'Was ein Zug bringt, wenn es vier Arme statt zwei Enden gibt.',
    why: 'Caravan zählt die gleichen offenen Hälften, mit denen pagat.com die Köpfe erklärt. Die Quelle verweist aber auch auf Doppel-Bergen, wo jede Zahl zählt.',
  },
  passedLead: {
    name: 'Anspiel nach einem Passen',
    does: 'Wer die nächste Runde anspielt, wenn diesmal jemand ohne Pasch gepasst hat, der anspielen sollte.',
    why: 'In der Quelle geht das Anspiel nach links weiter. Caravan zählt von der Person, die den Pasch angespielt hat.',
  },
  germanTies: {
    name: 'Gleichstand bei der deutschen Regel',
    does: 'Wessen Augen zählen, wenn mehrere die wenigsten Pasche haben.',
    why: 'Die Quelle ist hier unklar. Bei einem späteren Schritt werden meist nur noch die verglichen, die gleichauf liegen.',
  },
}

/** Why a setting has the preset's value. */
export function whySentence(name: SettingName, preset: PresetId): string {
  const { why } = ruleSettings[name]
  return typeof why === 'string' ? why : (why[PRESETS[preset].source] ?? '')
}
