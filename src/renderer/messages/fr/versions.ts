import { counted } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'

/** Choosing between versions of a match that devices made apart from one another. */
export const versions: PageWords['versions'] = {
  heading: 'Versions d’une même partie',
  notice: {
    title: (versions) => `${versions} versions de cette partie`,
    text: 'La partie a continué différemment sur différents appareils. Tout est gardé. Regardez les versions côte à côte, et choisissez.',
    open: 'Regarder les versions',
  },
  waiting: 'Recherche des versions…',
  title: (players) => `Versions de la partie avec ${players}`,
  why: (versions) =>
    `Cette partie a continué différemment sur différents appareils avant qu’ils puissent se le dire. ${versions === 2 ? 'Les deux' : `Les ${versions}`} versions sont gardées jusqu’à ce que vous en choisissiez une.`,
  none: { title: 'Il n’y a rien à choisir', text: 'Il n’y a qu’une seule version de cette partie (ou il n’y en a plus qu’une).', open: 'Vers la partie' },
  name: (number) => `Version ${number}`,
  shown: 'Affichée jusqu’à votre choix',
  changed: (when, device) => (device === null ? `Dernier changement : ${when}` : `Dernier changement sur ${device}, ${when}`),
  revisions: (rounds, events) => `${counted(rounds, { one: 'manche', other: 'manches' })}, ${counted(events, { one: 'saisie', other: 'saisies' })}`,
  parting: {
    same: 'Tout ce qui a été joué est identique. Les versions diffèrent par le reste : lieu, note, date ou corbeille.',
    start: (round) => `Elles sont identiques jusqu’au début de la manche ${round}.`,
    event: (round, event) => `Elles sont identiques jusqu’à la saisie ${event - 1} de la manche ${round}, et diffèrent à partir de la saisie ${event}.`,
    first: (round) => `Elles diffèrent à partir de la première saisie de la manche ${round}.`,
    go: 'Montrer où elles se séparent',
  },
  totals: 'Points',
  choose: 'Choisir cette version',
  others: {
    legend: 'Que devient la version qui n’est pas choisie ?',
    bin: 'À la corbeille',
    binHint: 'Comme une partie à part ; elle peut en être récupérée.',
    keep: 'Garder les deux',
    keepHint: 'Elle reste dans l’historique comme une partie à part, et compte dans les statistiques.',
  },
  confirm: {
    title: (name) => `Choisir : ${name} ?`,
    bin: (name) => `${name} devient la partie, sur tous les appareils. Ce qui n’est pas choisi va à la corbeille comme une partie à part.`,
    keep: (name) => `${name} devient la partie, sur tous les appareils. Ce qui n’est pas choisi reste comme une partie à part.`,
    yes: 'La choisir',
    no: 'Retour',
  },
  notDone: 'Pas choisi',
  stale: 'Quelque chose vient de changer ; rien n’a donc été choisi. La page montre maintenant les versions telles qu’elles sont ; regardez de nouveau.',
  chosen: (name) => `${name} est maintenant la partie.`,
  details: {
    place: (place) => `Lieu : ${place}`,
    note: (note) => `Note : ${note}`,
    date: (date) => `Jouée le : ${date}`,
    binned: 'Dans la corbeille',
  },
  unreadable: 'Cette version ne peut pas être comptée.',
}
