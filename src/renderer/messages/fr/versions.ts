import { counted } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'

/** Choosing between versions of a match that devices made apart from one another. */
export const versions: PageWords['versions'] = {
  heading: 'Versions de la partie',
  waiting: 'Chargement des versions…',
  title: (players) => `Versions : ${players}`,
  why: (versions) =>
    `Cette partie a continué sur plusieurs appareils qui n’étaient pas connectés. ${versions === 2 ? 'Les deux versions sont gardées' : counted(versions, { one: 'version est gardée', other: 'versions sont gardées' })} jusqu’à ce que vous en choisissiez une.`,
  none: { title: 'Il n’y a rien à choisir', text: 'Cette partie n’a plus qu’une version.', open: 'Ouvrir la partie' },
  name: (number) => `Version ${number}`,
  shown: 'Affichée jusqu’à votre choix',
  changed: (when, device) => (device === null ? `Dernier changement : ${when}` : `Dernier changement sur ${device}, ${when}`),
  revisions: (rounds, events) => `${counted(rounds, { one: 'manche', other: 'manches' })}, ${counted(events, { one: 'saisie', other: 'saisies' })}`,
  parting: {
    same: 'Toutes les saisies sont identiques. Seuls des détails diffèrent : lieu, note, date ou corbeille.',
    start: (round) => `Elles sont identiques jusqu’au début de la manche ${round}.`,
    event: (round, event) => `Elles sont identiques jusqu’à la saisie ${event - 1} de la manche ${round}. Elles diffèrent à partir de la saisie ${event}.`,
    first: (round) => `Elles diffèrent à partir de la saisie 1 de la manche ${round}.`,
    go: 'Voir la différence',
  },
  totals: 'Totaux',
  choose: 'Garder cette version',
  others: {
    legend: 'Que faire des autres versions ?',
    bin: 'Mettre à la corbeille',
    binHint: 'Chacune devient une partie à part, dans la corbeille. Vous pouvez les restaurer.',
    keep: 'Les garder aussi',
    keepHint: 'Chacune devient une partie à part et compte dans les statistiques.',
  },
  confirm: {
    title: (name) => `Garder la ${name.toLowerCase()} ?`,
    bin: (name) => `La ${name.toLowerCase()} remplace les autres sur tous les appareils. Les autres vont à la corbeille comme parties à part.`,
    keep: (name) => `La ${name.toLowerCase()} remplace les autres sur tous les appareils. Les autres sont gardées comme parties à part.`,
    yes: 'Garder la version',
    no: 'Annuler',
  },
  notDone: 'Choix non enregistré',
  stale: 'Une version vient de changer. Rien n’a été enregistré. Regardez de nouveau les versions.',
  chosen: (name) => `La ${name.toLowerCase()} est gardée.`,
  details: {
    place: (place) => `Lieu : ${place}`,
    note: (note) => `Note : ${note}`,
    date: (date) => `Jouée le : ${date}`,
    binned: 'Dans la corbeille',
  },
  unreadable: 'Impossible de calculer le score de cette version',
}
