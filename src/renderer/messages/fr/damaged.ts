import { shapeSentence } from '#shared/words/fr/malformed'
import { counted, figures, listed } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'
import { damageSentencesOf, takenIn } from '../damage-sentences'
import { dateWords } from './dates'
import { noFileWords } from './file-faults'

/** A match that is there and cannot be opened. */
export const damaged: PageWords['damaged'] = {
  match: (players, date, matchId) => {
    if (players.length === 0) return date === null ? `La partie du fichier ${matchId}.json` : `Une partie du ${dateWords(date)}`
    return date === null ? listed(players) : `${listed(players)}, ${dateWords(date)}`
  },
  title: 'Impossible d’ouvrir cette partie',
  heading: 'Parties impossibles à ouvrir',
  all: (matches) => `Afficher les ${figures(matches)}`,
  kept: 'Caravan laisse son fichier tel quel. Vos autres parties ne sont pas touchées.',
  passing: 'Caravan réessaie. La partie reviendra dès que son fichier pourra être lu.',
  elsewhere: 'Pour voir ce que vous pouvez faire, ouvrez cette partie sur l’ordinateur où tourne Caravan.',
  home: 'Retour à l’accueil',
  do: 'Ce que vous pouvez faire',
  looking: 'Vérification du fichier…',
  here: 'La partie est de nouveau là.',
  takeBack: {
    title: (entries) =>
      entries === 0 ? 'Supprimer ce qui est en trop' : entries === 1 ? 'Supprimer la dernière saisie' : `Supprimer les ${figures(entries)} dernières saisies`,
    which: (taken, more) => `Voici ce qui sera supprimé, le plus récent d’abord : ${taken.join(', ')}${more === 0 ? '' : ` et ${figures(more)} de plus`}.`,
    stays: (rounds, entries) =>
      `La partie fonctionne alors de nouveau, avec ${counted(rounds, { one: 'manche', other: 'manches' })} et ${counted(entries, { one: 'saisie', other: 'saisies' })}.`,
    trail: (entries) => `Il manquera ${counted(entries, { one: 'note', other: 'notes' })} sur des changements antérieurs.`,
    fields: (names) => `Il manquera ce qu’un autre programme a ajouté au fichier : ${names.join(', ')}.`,
    history: 'Les saisies antérieures ne pourront plus être annulées. Vous pourrez encore les corriger.',
    kept: 'Caravan enregistre le fichier actuel sous un autre nom.',
    go: (entries) => (entries === 0 ? 'Supprimer' : entries === 1 ? 'Supprimer la saisie' : 'Supprimer les saisies'),
    none: 'Ici, supprimer les dernières saisies ne sert à rien.',
  },
  taken: takenIn({
    by: (player) => ` (${player})`,
    'enter-play': ({ tile, by }) => `${tile ?? 'un domino'}${by}`,
    'enter-draw': ({ by }) => `dominos piochés${by}`,
    'enter-pass': ({ by }) => `un tour passé${by}`,
    'enter-block': ({ round }) => `le blocage de la manche ${round}`,
    'enter-table': ({ round }) => `la table de départ de la manche ${round}`,
    'change-rules': 'un changement de règles',
    'start-round': ({ round }) => `le début de la manche ${round}`,
    revise: 'une correction',
    unknown: ({ round }) => `une saisie de la manche ${round}`,
  }),
  backups: {
    title: 'Restaurer depuis une sauvegarde',
    looking: 'Vérification des sauvegardes…',
    version: (when) => `Sauvegarde du ${when}`,
    holds: (rounds, entries) => `${counted(rounds, { one: 'manche', other: 'manches' })}, ${counted(entries, { one: 'saisie', other: 'saisies' })}`,
    restore: 'Restaurer',
    restoreOf: (when) => `Restaurer : sauvegarde du ${when}`,
    none: (searched) =>
      searched === 0
        ? 'Il n’y a pas de sauvegarde sur cet ordinateur.'
        : searched === 1
          ? 'La seule sauvegarde ici ne contient pas cette partie.'
          : `Aucune des ${figures(searched)} sauvegardes ici ne contient cette partie.`,
    unreadable: (backups) => `Caravan ne peut pas lire cette partie dans ${counted(backups, { one: 'sauvegarde', other: 'sauvegardes' })}.`,
    others: 'Voir d’autres sauvegardes',
  },
  save: {
    title: 'Enregistrer une copie du fichier',
    text: (bytes) => `Pour la garder, ou pour la montrer à une personne capable de la réparer${bytes === null ? '' : ` (${figures(bytes)} octets)`}.`,
    go: 'Enregistrer le fichier',
    failed: 'Impossible d’obtenir le fichier. Réessayez.',
    name: 'endommagée',
  },
  aside: {
    title: 'La retirer des listes',
    text: 'Caravan n’affichera plus cette partie. Son fichier reste dans le dossier de données, sous un autre nom.',
    go: 'Retirer des listes',
    ask: 'Retirer cette partie des listes ?',
    yes: 'Retirer des listes',
    no: 'Annuler',
    done: 'La partie n’est plus dans les listes. Son fichier est enregistré sous un autre nom.',
  },
  notDone: 'Cela n’a pas marché',
}

export const damageSentence = damageSentencesOf({
  shapeSentence,
  noFile: noFileWords,
  'not-json': {
    empty: 'Son fichier est vide.',
    cut: 'La fin de son fichier manque.',
    other: 'Son fichier ne contient pas de partie.',
  },
  'wrong-shape': (what) => `Quelque chose ne va pas dans son fichier (${what}).`,
  'other-match': ({ id }) => `Son fichier contient une autre partie (${id}).`,
  newer: 'Cette partie vient d’un Caravan plus récent. Mettez Caravan à jour pour l’ouvrir.',
  fault: ({ detail }) => `Caravan ne peut pas traiter cette partie (${detail}).`,
  place: (round, entry) => (round === null ? 'Un élément de son fichier' : entry === null ? `La manche ${round}` : `La saisie ${entry} de la manche ${round}`),
  'over-limit': {
    nesting: ({ place, found, allowed }) => `${place} a trop de niveaux imbriqués : ${figures(found)}, pour ${figures(allowed)} au plus.`,
    'event-size': ({ place, found, allowed }) => `${place} prend trop de place : ${figures(found)} octets, pour ${figures(allowed)} au plus.`,
    'match-size': ({ found, allowed }) => `Cette partie est trop grande : ${figures(found)} octets, pour ${figures(allowed)} au plus.`,
    'file-size': ({ found, allowed }) => `Son fichier est trop gros : ${figures(found)} octets, pour ${figures(allowed)} au plus.`,
    events: ({ found, allowed }) => `Cette partie est trop longue : ${counted(found, { one: 'saisie', other: 'saisies' })}, pour ${figures(allowed)} au plus.`,
    revision: 'Son fichier contient un nombre impossible de changements.',
  },
  'not-readable': {
    'not-permitted': 'Caravan n’a pas le droit de lire son fichier',
    'input-output': 'Le disque a signalé une erreur à la lecture de son fichier',
    'not-a-file': 'Autre chose se trouve à la place de son fichier',
    busy: 'Un autre programme utilise peut-être son fichier en ce moment',
    away: 'Le dossier de vos parties n’est pas là pour l’instant',
    other: 'Caravan ne peut pas lire son fichier pour l’instant',
  },
})
