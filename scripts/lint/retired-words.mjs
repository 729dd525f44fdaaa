import { relative, sep } from 'node:path'
import { root } from '../lib/paths.mjs'

/**
 * Words that were given up, by language: what not to say, and what to say instead.
 *
 * Each is the source of a regular expression, read as whole words and without regard to capitals unless it has a capital itself. `docs/voice.md` has the
 * reasons. Those marked `'pages'` are the code's own names for things, or stand in the texts that the rules come from: the documents about code and rules
 * may say them, the catalogues and the manual may not.
 */
export const RETIRED = {
  en: [
    ['whoever|whomever', 'the player who …, anyone who …, or you'],
    ['somebody', 'someone, or a name'],
    ['anybody', 'anyone'],
    ['everybody', 'everyone'],
    ['just now|at the moment', 'right now'],
    ['any more(?=[.,;:?!)]|$)', 'no longer, or nothing'],
    ['anew', 'again'],
    ['meanwhile|as ever|altogether|wholly', 'nothing, or a plainer word'],
    ['cannot be had', 'Caravan can’t get …'],
    ['as good as', 'nearly, or as well as'],
    ['(?:hang|hangs) on', 'depend on'],
    ['retire[sd]?|retiring', 'hide'],
    ['contest(?:s|ed|ing)?', 'disagree'],
    ['History', 'Matches'],
    ['Suits seen|table aid', 'Tiles played'],
    ['photograph(?:s|ed|ing)?', 'photo'],
    ['(?:open|close)s? the table', 'let phones join, stop phone access'],
    ['(?:not |un)settled', 'not agreed yet'],
    ['(?:bring|brings|bringing|brought) (?:(?:it|them|this|match(?:es)?) )?back', 'restore'],
    ['(?:put|puts|putting) right', 'correct'],
    ['(?:look|looks|looking|looked) back', 'replay'],
    ['move by move', 'replay, or step by step'],
    ['exposed hal(?:f|ves)', 'open half', 'pages'],
    ['to domino|dominoes out|dominoed', 'go out', 'pages'],
    ['verdicts?|arbiters?', 'ruling', 'pages'],
    ['of that name', 'with that name'],
    ['in its own right|by itself', 'automatically, or on its own'],
    ['table was closed', 'phones can’t join right now'],
    ['blocked rules?', 'rule for a blocked round', 'pages'],
    ['draw games?|lightest', 'what differs, or the fewest pips', 'pages'],
    ['pays(?! out)|paid', 'scores, scored', 'pages'],
    ['Evenings?', 'Game night', 'pages'],
    ['Learning aid|Onlooker|Headline figures|Cross table', 'score hints, viewer, at a glance, head to head'],
    ['meets? twice before', 'plays the same person twice until there’s no other way'],
  ],
  de: [
    ['(?:bestreite[tn]?|bestritten|bestreitest)', 'nicht einverstanden sein'],
    ['Tipp|Wähl|Scann|Lad|Markier|Sag|Fotografier', 'die Form auf -e'],
    ['Kreuzsteine?s?', 'Mittelpasch'],
    ['(?:ein)?gefroren(?:e[sn]?)?', 'totes Ende'],
    ['regelwidrig(?:e[snr]?)?', 'auffällig'],
    ['berichtig(?:en|t|e)|Berichtigung(?:en)?', 'korrigieren, Korrektur'],
    ['herausnehmen|herausgenommen|hereinholen|hereingeholt', 'entfernen, importieren'],
    ['Hände zeigen|gezeigte Hände|Hände gezeigt', 'Steine aufdecken, aufgedeckte Steine'],
    ['(?:die oder der|der oder die|jede und jeder|jede oder jeder|als Einzige oder Einziger)', 'alle, wer …, oder ein Name'],
    ['wird weiter versucht|noch einmal versucht', 'Caravan versucht es weiter'],
    ['Tisch (?:öffnen|schließen)', 'Handys mitmachen lassen, Handyzugang beenden'],
    ['Verlauf', 'Partien'],
    ['das Dual|das Plural', 'der Zwilling, der Drilling'],
    ['wieder vor', 'Wiederholen'],
    ['weggelegt|weglegen', 'ausblenden'],
    ['Öffn|Zähl|Schaff|Erlaub|Schreib', 'die Form auf -e'],
    ['Spielzettel', 'Punktezettel'],
    ['Aufzeichnung(?:en)?', 'Partie, Partiedatei, Eintrag'],
    ['hiesig\\p{L}*', 'von hier, schon vorhanden'],
    ['(?:in den|im) Ruhestand', 'ausblenden, ausgeblendet'],
    ['zusammen(?:legen|gelegt|zulegen)', 'zusammenführen'],
    ['(?:erste|zweite|dritte|vierte|spätere|keine) Frage', 'Kriterium'],
    ['Tisch (?:wird|ist) gedeckt', 'Partie wird geladen, besetzt'],
    ['Platte', 'Festplatte'],
    ['wie üblich', 'wie vorgegeben; wie immer'],
    ['Einzelheiten', 'Details'],
    ['unbeendet\\p{L}*', 'nicht beendet'],
    ['leichtesten? Hand', 'wer die wenigsten Augen hat'],
    ['wegnehmen|weggenommen|wegzunehmen', 'entfernen'],
    ['nicht gesagt', 'nicht angegeben'],
    ['neu (?:gegeben|geben)|gebt neu', 'neu austeilen'],
    ['Steht so da', 'laut Quelle'],
    ['Mach|Leg|Geh|Zieh|Schick', 'die Form auf -e'],
    ['Tisch wurde geschlossen', 'der Handyzugang ist beendet'],
    ['Kriteri(?:um|en|ums)', 'Schritt'],
    ['Lesart(?:en)?', 'unklare Regel, anders verstanden'],
    ['Doppelsteine?', 'Pasch'],
    ['offene Fragen?', 'offener Zweifel'],
    ['Hände (?:auf|ein)\\p{L}*|eure Hände', 'Steine'],
    ['Ziehspiels?|Kreuztabelle|Langsam ans Ziel', 'laut Quelle, direkter Vergleich, weniger Punkte kurz vor dem Ziel'],
    ['[Ww]iderspr(?:icht|echen)', 'nicht einverstanden'],
  ],
  fr: [
    ['mettre en doute|mise? en doute|exprimer un doute', 'remettre en question'],
    ['à table|dresser la table|dresse la table', 'autour de la table'],
    ['gelée?s?', 'bout mort'],
    ['(?<!(?:qui|chose) )ne va pas|ne vont pas|qui va|qui vont|plus rien ne va', 'jouable, se poser'],
    ['cotes?', 'niveau'],
    ['grand écran', 'tableau des scores'],
    ['(?:Descendre|Monter)(?= $)', 'vers le bas, vers le haut'],
    ['Historique', 'Parties'],
    ['double Scorpion', 'Scorpion double'],
    ['familles vues', 'Dominos joués'],
    ['(?:ouvrir|fermer) la table', 'Laisser les téléphones participer'],
    ['nouvel essai', 'Caravan réessaie'],
    ['mains montrées|montrer les mains', 'dominos dévoilés'],
    ['abîmée?s?', 'endommagé'],
    ['(?:le|la) chef de caravane', 'chef de caravane, sans article'],
    ['Qui (?:a|n’a|ne|fait|atteint|doit|peut)[^.?]*\\.', 'la personne qui, la main qui, ou un nom'],
    ['(?:le|les|un|tous les) joueurs?', 'la personne, tout le monde'],
    ['tape[rz]', 'saisir'],
    ['passages?', 'tour passé'],
    ['bouts montrent', 'les deux bouts sont à …'],
    ['(?:ouvrir|ouverture|ouvre) par un double', 'ouvrir avec un double'],
    ['aide de table', 'Dominos joués'],
    ['mise? en retrait|mettre en retrait', 'masquer'],
    ['la maison (?:paie|donne|veut)', 'avec la règle maison'],
    ['Vers l’accueil|Vers la table|Vers la partie', 'Retour à l’accueil, Aller à la table, Ouvrir la partie'],
    ['faces cachées', 'face cachée'],
    ['table (?:est |a été )?fermée', 'l’accès des téléphones est coupé'],
    ['(?:au|aux|du|des) joueurs?', 'la personne, tout le monde'],
    ['litiges?', 'désaccord'],
    ['approche lente', 'frein près de l’objectif'],
    ['vos mains|saisir les mains', 'dominos'],
    ['tirer sur', 'tirer au sort'],
  ],
  es: [
    ['impugn\\p{L}*', 'no estar de acuerdo'],
    ['tecle(?:ar|a|o|ado|es?|ó)|tecléa\\p{L}+', 'escribir'],
    ['incorporar|incorpora', 'importar'],
    ['cuestión abierta|cuestiones abiertas|cuestionar', 'duda pendiente, poner en duda'],
    ['vale', 'se aplica, se acepta'],
    ['se vuelve a intentar', 'Caravan lo sigue intentando'],
    ['pantalla grande', 'marcador'],
    ['Historial', 'Partidas'],
    ['cabezas?', 'cuadre'],
    ['palos vistos|ayuda de mesa', 'Fichas jugadas'],
    ['manos? (?:mostrada|descubierta)s?', 'fichas a la vista'],
    ['robos?', 'robar'],
    ['los menos puntos', 'la mano con menos puntos'],
    ['(?:no tienen?|otros) tantos', 'ningún tanto, un tanto por cada …'],
    ['desviación típica', 'desviación estándar'],
    ['ordenador|móvil|pulsa|pulsar|peques', 'equipo, teléfono, tocar'],
    ['computador(?:a|as|es)?|celular(?:es)?|ficheros?|clicar|hacer clic|haz clic', 'equipo, teléfono, archivo, tocar'],
    ['vosotr[oa]s|ustedes|vuestr[oa]s?|os', 'la mesa, todos'],
    ['(?!dieciséis|veintiséis)\\p{L}+[áé]is', 'la mesa, todos, o la forma de tú'],
    ['cada cual', 'cada persona'],
    ['(?:re)?partid|robad|jugad|elegid|empezad|contad|poned|haced|mirad|tocad|escribid|pasad', 'la mesa, “se …”, o la forma de tú'],
    ['fichas? de tanteo', 'tanto'],
    ['niñas y niños|niños y niñas|la infancia', 'los más pequeños'],
    ['(?:abrir|cerrar) la mesa', 'Dejar entrar a los teléfonos'],
    ['la casa paga', 'la regla de la casa'],
    ['mesa (?:se ha )?cerrad\\p{L}*', 'los teléfonos ya no tienen acceso'],
    ['(?:lleva|llevar|quien lleva) la guía', 'es guía de la caravana'],
    ['apunt(?:ar(?:se|me|te)|arte)|te has apuntado', 'inscribirse'],
    ['más ligera', 'menos puntos'],
    ['(?:descubre|anotar?) las manos', 'fichas'],
    ['te necesita[n]?', 'pendiente'],
  ],
}

const hasCapital = (source) => /\p{Lu}/u.test(source.replace(/\\p\{L\}/g, ''))
const patternOf = (source) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, hasCapital(source) ? 'u' : 'iu')
const PATTERNS = Object.fromEntries(
  Object.entries(RETIRED).map(([language, words]) => [
    language,
    words.map(([source, instead, mark]) => ({ pattern: patternOf(source), instead, onPages: mark === 'pages' })),
  ]),
)

/** Every retired word that is in a text of a language, with what to say instead, and whether documents about code and rules may say it. */
export const retiredIn = (language, text) =>
  PATTERNS[language].flatMap(({ pattern, instead, onPages }) => {
    const found = pattern.exec(text)
    return found === null ? [] : [{ word: found[0], instead, onPages }]
  })

/** What names a file, a kind or a key to the code, and is said to nobody. */
const isName = (node) => /^(?:Import|Export|SwitchCase$|TSLiteralType$)/.test(node.parent.type) || (node.parent.type === 'Property' && node.parent.key === node)

/** The language of a file of sentences, by its place; none for any other file. */
const languageOf = (filename) => {
  const path = relative(root, filename).split(sep).join('/')
  return (
    /^src\/(?:renderer\/messages|shared\/words)\/(?:menu\/|sign-in\/|first-words\/|catalogues\/(?:start\/)?)?(en|de|fr|es)(?:\.ts$|\/)/.exec(path)?.[1] ??
    /^tools\/checker\/words\/(en|de|fr|es)\.mjs$/.exec(path)?.[1] ??
    (path.startsWith('src/main/cli/') ? 'en' : undefined)
  )
}

/** A sentence says each thing with the one word that all pages have for it. */
export const retiredWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { retired: '“{{ word }}” was given up; say {{ instead }} (docs/voice.md).' },
  },
  create(context) {
    const language = languageOf(context.filename)
    if (language === undefined) return {}
    const check = (node, text) => {
      for (const data of retiredIn(language, text)) context.report({ node, messageId: 'retired', data })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && !isName(node) && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
    }
  },
}
