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
const players = ({ few, many }: TableFigures): string => `De ${few.players} à ${many.players} personnes.`

function deal({ few, many }: TableFigures, boneyard: string): Taught {
  const fewer = few.handSize === many.handSize ? '' : `, ou ${many.handSize} à ${many.players} personnes`
  return {
    title: 'Distribution.',
    text: `Mélangez les dominos face cachée. Tout le monde en pioche ${few.handSize}${fewer}. Le reste est ${boneyard}.`,
  }
}

const turn = (line: string): Taught => ({
  title: 'Votre tour.',
  text: `Posez un domino à un bout ${line}, une moitié contre la même moitié. Si vous pouvez jouer, vous devez jouer. Le tour passe à gauche.`,
})

const draw = ({ few }: TableFigures, boneyard: string): Taught => ({
  title: 'Rien de jouable ?',
  text: `Piochez jusqu’à un domino jouable, et posez-le. Les ${counted(few.reserve, { ...tileNoun, other: 'derniers dominos' })} restent ${boneyard}. S’il n’y a plus qu’eux, passez.`,
})

const DOUBLES: Taught = {
  title: 'Doubles.',
  text: 'Un double se pose en travers : à un bout, ses deux moitiés comptent. Il ne crée pas de branche.',
}

const twelve = PRESETS['double-bergen-twelve']

export const howToPlay: PageWords['howToPlay'] = {
  title: (game) => `Comment jouer : ${gameWords(game).name}`,
  link: 'Apprendre à jouer en une minute',
  games: 'Jeux',
  inShort: 'Le jeu en bref',
  steps: {
    'flower-and-scorpion': (figures) => [
      { title: 'Il vous faut', text: `${set(figures)}, 2 dés verts, 2 dés rouges et des jetons. ${players(figures)}` },
      deal(figures, 'l’oasis'),
      {
        title: 'Dés et ouverture.',
        text: 'Chef de caravane, lancez les dés. Le vert est la Fleur, le rouge le Scorpion. Ouvrez ensuite avec n’importe quel domino. À la manche suivante, ce rôle passe à gauche.',
      },
      turn('de la caravane'),
      draw(figures, 'dans l’oasis'),
      DOUBLES,
      {
        title: 'Fin de manche.',
        text: `Votre dernier domino rapporte ${counted(figures.few.dominoPoints, CHIPS)}. Si personne ne peut jouer, la main qui a la Fleur reçoit ${figures.few.blockedPoints}. Sinon, c’est celle du Scorpion, puis celle du plus petit double.`,
      },
      {
        title: 'Jetons.',
        text: `Chef de caravane, donnez les jetons après chaque coup. La première personne à ${figures.few.target} gagne, même en cours de manche. Personne ne descend sous ${figures.few.floor ?? 0}.`,
      },
    ],
    bergen: (figures) => [
      { title: 'Il vous faut', text: `${set(figures)}, et du papier ou des jetons pour les points. ${players(figures)}` },
      deal(figures, 'la pioche'),
      { title: 'Ouverture.', text: 'Le plus petit double ouvre, à chaque manche. Si personne n’a de double, distribuez à nouveau.' },
      turn('du train'),
      draw(figures, 'dans la pioche'),
      DOUBLES,
      {
        title: 'Fin de manche.',
        text: `Votre dernier domino rapporte ${counted(figures.few.dominoPoints, POINTS)}. Si personne ne peut jouer, la main avec le moins de points en main en reçoit ${figures.few.blockedPoints}. En cas d’égalité, personne ne reçoit rien.`,
      },
      {
        title: 'Points.',
        text: `La première personne à ${figures.few.target} gagne, ou à ${figures.many.target} dès 3 personnes, même en cours de manche. Notez les points, ou commencez avec autant de jetons et rendez-en un par point.`,
      },
    ],
    'double-bergen': (figures) => [
      { title: 'Il vous faut', text: `${set(figures)}, du papier et un crayon. ${players(figures)}` },
      deal(figures, 'la pioche'),
      {
        title: 'Ouverture.',
        text: 'Tirez au sort qui ouvre. On ouvre avec un double, sinon on passe. Si tout le monde passe, piochez un domino à tour de rôle jusqu’à un double. À la manche suivante, l’ouverture passe à gauche.',
      },
      {
        title: 'Votre tour.',
        text: `Le premier double est le pivot. Commencez d’abord ses ${figures.few.arms} branches. Ensuite, posez à n’importe quelle branche, une moitié contre la même moitié. Si vous pouvez jouer, vous devez jouer.`,
      },
      draw(figures, 'dans la pioche'),
      { title: 'Doubles.', text: 'Un double posé plus tard est en travers de sa branche, et ses deux moitiés comptent. Il n’est pas un pivot.' },
      {
        title: 'Fin de manche.',
        text: `Elle finit quand quelqu’un fait domino, ou quand personne ne peut jouer. Chaque domino en main coûte ${counted(figures.few.tileDeduction, POINTS)}.`,
      },
      {
        title: 'Points.',
        text: `Notez-les après chaque coup. Après une manche, le plus haut total à partir de ${figures.few.target} gagne. Un total peut descendre sous 0.`,
      },
    ],
  },
  scores: 'Ce qui rapporte',
  pictures: {
    'flower-and-scorpion': {
      dual: { title: 'Duo', text: 'Bouts égaux' },
      plural: { title: 'Pluriel', text: 'Avec un double' },
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
      nearTarget: { title: 'Près de l’objectif', text: 'Une tête paie moins' },
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
  log: 'La manche jusqu’ici',
  players: 'Points et dominos',
  dealt: (each, left, boneyard) => `Tout le monde a ${counted(each, tileNoun)}. Reste dans ${boneyard === 'oasis' ? 'l’oasis' : `la ${boneyard}`} : ${left}.`,
  drew: (name, needed, count) =>
    `${name} n’a pas de ${listed(needed.map(String), 'or')} et pioche ${counted(count, tileNoun)}. ${count === 1 ? 'Il' : 'Le dernier'} est jouable, donc ${name} doit le poser.`,
  across: 'Un double se pose en travers, et ses deux moitiés comptent.',
  spinner: (tile, arms) => `${tile} est le pivot. Ses deux moitiés comptent jusqu’à ce que ses ${arms} branches soient commencées.`,
  open: (halves) => `Moitiés exposées : ${listed(halves.map(String))}.`,
  more: {
    'flower-and-scorpion': 'Votre famille peut changer presque tous les nombres.',
    bergen: 'D’autres variantes du Bergen diffèrent par l’ouverture, l’objectif, l’approche et la réserve. Un domino ou un blocage y rapporte parfois moins.',
    'double-bergen': `Avec un jeu ${setWords(twelve.settings.maxPip)}, il y a ${counted(distinctTiles(twelve.settings.maxPip), tileNoun)}, ${twelve.settings.arms} branches et jusqu’à ${twelve.players.max} personnes.`,
  },
  rules: (game) => `Toutes les règles : ${gameWords(game).name}`,
}
