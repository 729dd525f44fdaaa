import { distinctTiles } from '#shared/domino/set'
import type { TableFigures } from '#shared/rulebook/how-to-play/how-to-play'
import { PRESETS } from '#shared/rules/presets'
import { counted, gameWords, listed, setWords, tileNoun } from '#shared/words/fr'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import type { Taught } from '../sentence-inputs'

const POINTS: Noun = { one: 'point', other: 'points' }
const CHIPS: Noun = { one: 'jeton', other: 'jetons' }

const set = ({ tiles, few }: TableFigures): string => `${counted(tiles, tileNoun)} (jeu ${setWords(few.maxPip)})`
const players = ({ few, many }: TableFigures): string => `De ${few.players} à ${counted(many.players, { one: 'personne', other: 'personnes' })}.`

function deal({ few, many }: TableFigures, boneyard: string): Taught {
  const fewer = few.handSize === many.handSize ? '' : `, ou ${many.handSize} à ${counted(many.players, { one: 'personne', other: 'personnes' })}`
  return {
    title: 'Distribution.',
    text: `Mélangez les dominos face cachée. Tout le monde en pioche ${few.handSize}${fewer}. Le reste est ${boneyard}.`,
  }
}

const turn = (line: string, inBoneyard: string, { few }: TableFigures): Taught => ({
  title: 'Votre tour.',
  text: `Posez un domino à un bout ${line}, une moitié contre la même moitié. Rien de jouable ? Piochez. Les ${few.reserve} derniers restent ${inBoneyard}, et vous passez.`,
})

const DOUBLES = 'Un double se pose en travers, et ses deux moitiés comptent.'

const twelve = PRESETS['double-bergen-twelve']

export const howToPlay: PageWords['howToPlay'] = {
  title: (game) => `Comment jouer : ${gameWords(game).name}`,
  link: 'Apprendre à jouer en une minute',
  games: 'Jeux',
  inShort: 'Le jeu en bref',
  steps: {
    'flower-and-scorpion': (figures) => [
      { title: 'Il vous faut', text: `${set(figures)}, 2 dés verts et 2 rouges, et des jetons. ${players(figures)}` },
      deal(figures, 'l’oasis'),
      {
        title: 'Lancer.',
        text: 'Chef de caravane, lancez les dés verts pour la Fleur et les rouges pour le Scorpion. Ouvrez ensuite avec n’importe quel domino.',
      },
      turn('de la caravane', 'dans l’oasis', figures),
      {
        title: 'Fin.',
        text: `Votre dernier domino rapporte ${counted(figures.few.dominoPoints, CHIPS)}. Si personne ne peut jouer, la main qui a la Fleur reçoit ${figures.few.blockedPoints}. La première personne à ${figures.few.target} gagne, même en cours de manche.`,
      },
    ],
    bergen: (figures) => [
      { title: 'Il vous faut', text: `${set(figures)}, et du papier ou des jetons pour les points. ${players(figures)}` },
      deal(figures, 'la pioche'),
      {
        title: 'Qui commence ?',
        text: 'Le plus petit double ouvre. Usage de Caravan : à chaque manche et, si personne n’a de double, distribuez à nouveau.',
      },
      turn('du train', 'dans la pioche', figures),
      {
        title: 'Fin.',
        text: `Votre dernier domino rapporte ${counted(figures.few.dominoPoints, POINTS)}. Si personne ne peut jouer, la main avec le moins de points en reçoit ${figures.few.blockedPoints}. La première personne à ${figures.few.target} gagne, ou à ${figures.many.target} dès 3 personnes.`,
      },
    ],
    'double-bergen': (figures) => [
      { title: 'Il vous faut', text: `${set(figures)}, du papier et un crayon. ${players(figures)}` },
      deal(figures, 'la pioche'),
      { title: 'Qui commence ?', text: 'Tirez au sort. On ouvre avec un double, le pivot. Sans double, l’ouverture passe à gauche.' },
      {
        title: 'Votre tour.',
        text: `Commencez d’abord les ${figures.few.arms} branches du pivot. Ensuite, posez à n’importe quelle branche, une moitié contre la même moitié. Rien de jouable ? Piochez. Les ${figures.few.reserve} derniers restent dans la pioche.`,
      },
      {
        title: 'Fin.',
        text: `À la fin de la manche, chaque domino en main coûte ${counted(figures.few.tileDeduction, POINTS)}. Le plus haut total à partir de ${figures.few.target} gagne.`,
      },
    ],
  },
  scores: 'Ce qui rapporte',
  pictures: {
    'flower-and-scorpion': {
      dual: { title: 'Duo', text: 'Bouts égaux' },
      plural: { title: 'Pluriel', text: 'Bouts égaux avec double' },
      shortFlower: { title: 'Fleur courte', text: 'Son domino' },
      longFlower: { title: 'Fleur longue', text: 'Les deux bouts' },
      scorpion: { title: 'Scorpion', text: 'Domino ou bouts' },
      nothing: { title: 'Rien', text: 'Le plus souvent' },
    },
    bergen: {
      ledDouble: { title: 'Un double ouvre', text: 'Ses deux moitiés' },
      doubleHeader: { title: 'Double tête', text: 'Bouts égaux' },
      doubleJoins: { title: 'Triple tête', text: 'Le double après' },
      doubleStands: { title: 'Triple tête', text: 'Le double avant' },
      nearTarget: { title: 'Près de l’objectif', text: 'Une tête rapporte moins' },
      nothing: { title: 'Rien', text: 'Les bouts diffèrent' },
    },
    'double-bergen': {
      spinner: { title: 'Pivot', text: 'Deux moitiés' },
      pair: { title: 'Bouts égaux', text: 'À toute branche' },
      withDouble: { title: 'Un double', text: 'Compte deux fois' },
      twoPairs: { title: 'Deux paires', text: 'Toutes deux' },
      four: { title: 'Quatre égaux', text: 'Un point chacun' },
      nothing: { title: 'Rien', text: 'Les bouts diffèrent' },
    },
  },
  pictured: (tiles, counts) => `Sur la table : ${listed(tiles)}.${counts.length === 0 ? '' : ` Ce qui compte : ${listed(counts.map(String))}.`}`,
  firstRound: 'Une première manche',
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  back: 'Étape précédente',
  next: 'Étape suivante',
  again: 'Recommencer',
  play: 'Y jouer à votre table',
  log: 'La manche jusqu’ici',
  players: 'Points et dominos',
  dealt: (each, left, boneyard) => `Tout le monde a ${counted(each, tileNoun)}. Reste dans ${boneyard === 'oasis' ? 'l’oasis' : `la ${boneyard}`} : ${left}.`,
  drew: (name, needed, count) =>
    `${name} ${needed.length === 1 ? `n’a pas de ${needed[0]}` : `n’a ni ${needed.join(' ni ')}`} et pioche ${counted(count, tileNoun)}. ${count === 1 ? 'Il' : 'Le dernier'} est jouable, donc ${name} doit le poser.`,
  across: 'Un double se pose en travers, et ses deux moitiés comptent.',
  spinner: (tile, arms) => `${tile} est le pivot. Ses deux moitiés comptent jusqu’à ce que ses ${arms} branches soient commencées.`,
  open: (halves) => `Moitiés exposées : ${listed(halves.map(String))}.`,
  more: {
    'flower-and-scorpion': `${DOUBLES} Personne ne descend sous 0. Votre famille peut changer presque tous les nombres.`,
    bergen: `${DOUBLES} D’autres variantes du Bergen diffèrent par qui commence, l’objectif, le frein près de l’objectif et la réserve. Un domino ou un blocage y rapporte parfois moins.`,
    'double-bergen': `Un double posé plus tard est en travers de sa branche, et ses deux moitiés comptent. Avec un jeu ${setWords(twelve.settings.maxPip)}, il y a ${counted(distinctTiles(twelve.settings.maxPip), tileNoun)}, ${twelve.settings.arms} branches et jusqu’à ${twelve.players.max} personnes.`,
  },
  rules: (game) => `Toutes les règles : ${gameWords(game).name}`,
}
