import { counted, figures, listed } from '#shared/words/fr/numbers'
import { de } from '#shared/words/fr/articles'
import type { PageWords } from '../page-words'
import { damageSentencesOf, takenIn } from '../damage-sentences'
import { dateWords } from './dates'

/** A match that is there and cannot be opened. */
export const damaged: PageWords['damaged'] = {
  match: (players, date, matchId) => {
    if (players.length === 0) return date === null ? `La partie du fichier ${matchId}.json` : `Une partie du ${dateWords(date)}`
    return date === null ? listed(players) : `${listed(players)}, ${dateWords(date)}`
  },
  title: 'Cette partie ne peut pas être ouverte',
  heading: 'Parties qui ne peuvent pas être ouvertes',
  all: (matches) => `Les ${figures(matches)} qui ne peuvent pas être ouvertes`,
  kept: 'Son fichier est à sa place, et rien n’y est écrit. Toutes les autres parties sont comme avant.',
  passing: 'Caravan regarde de nouveau de lui-même ; dès qu’elle est lisible, elle revient.',
  elsewhere: 'Sur l’ordinateur où tourne Caravan, la page de cette partie dit ce qu’on peut faire.',
  home: 'Vers l’accueil',
  do: 'Que faire',
  looking: 'Lecture de son fichier …',
  here: 'La partie est de nouveau là.',
  takeBack: {
    title: (entries) =>
      entries === 0
        ? 'Laisser de côté ce qui n’en fait pas partie'
        : entries === 1
          ? 'Retirer la dernière entrée'
          : `Retirer les ${figures(entries)} dernières entrées`,
    which: (taken, more) => `Voici ce qui part, le dernier d’abord : ${taken.join(', ')}${more === 0 ? '' : ` et ${figures(more)} de plus`}.`,
    stays: (rounds, entries) =>
      `La partie est alors de nouveau saine, avec ${counted(rounds, { one: 'manche', other: 'manches' })} et ${counted(entries, { one: 'entrée', other: 'entrées' })}.`,
    trail: (entries) => `Il manquera ${counted(entries, { one: 'note', other: 'notes' })} sur ce qui s’est fait en dehors du jeu.`,
    fields: (names) => `Il manquera ce qu’un autre programme a écrit dans le fichier : ${names.join(', ')}.`,
    history: 'Ce qui a été noté avant ne pourra plus être annulé pas à pas, mais peut être corrigé.',
    kept: 'Le fichier tel qu’il est reste à côté, sous un autre nom.',
    go: (entries) => (entries === 0 ? 'Laisser de côté' : 'Retirer'),
    none: 'Retirer les dernières entrées n’aide pas ici.',
  },
  taken: takenIn({
    by: (player) => ` ${de(player)}${player}`,
    'enter-play': ({ tile, by }) => `${tile ?? 'un domino'}${by}`,
    'enter-draw': ({ by }) => `une pioche${by}`,
    'enter-pass': ({ by }) => `un passage${by}`,
    'enter-block': ({ round }) => `le blocage de la manche ${round}`,
    'enter-table': ({ round }) => `la table telle qu’elle était à la manche ${round}`,
    'change-rules': 'un changement de règles',
    'start-round': ({ round }) => `le début de la manche ${round}`,
    revise: 'une correction',
    unknown: ({ round }) => `une entrée de la manche ${round}`,
  }),
  backups: {
    title: 'La reprendre d’une sauvegarde',
    looking: 'Recherche dans les sauvegardes …',
    version: (when) => `Sauvegarde du ${when}`,
    holds: (rounds, entries) => `${counted(rounds, { one: 'manche', other: 'manches' })}, ${counted(entries, { one: 'entrée', other: 'entrées' })}`,
    restore: 'Reprendre',
    restoreOf: (when) => `Reprendre la sauvegarde du ${when}`,
    none: (searched) =>
      searched === 0
        ? 'Caravan ne connaît ici aucune sauvegarde.'
        : searched === 1
          ? 'La sauvegarde que Caravan connaît ici ne contient pas cette partie.'
          : `Aucune des ${figures(searched)} sauvegardes que Caravan connaît ici ne contient cette partie.`,
    unreadable: (backups) => `Dans ${counted(backups, { one: 'sauvegarde', other: 'sauvegardes' })}, aucune version n’en est lisible.`,
    others: 'Choisir une autre sauvegarde',
  },
  save: {
    title: 'Enregistrer le fichier tel quel',
    text: (bytes) => `Pour le garder, ou pour le montrer à quelqu’un qui s’y connaît${bytes === null ? '' : ` (${figures(bytes)} octets)`}.`,
    go: 'Enregistrer le fichier',
    failed: 'Le fichier n’a pas pu être récupéré. Réessayez dans un instant.',
    name: 'abîmée',
  },
  aside: {
    title: 'La retirer des listes',
    text: 'Caravan ne nommera plus cette partie. Son fichier reste dans le dossier des données, sous un autre nom.',
    go: 'La retirer',
    ask: 'Retirer cette partie des listes ?',
    yes: 'La retirer',
    no: 'La laisser',
    done: 'La partie n’est plus dans les listes. Son fichier est gardé sous un autre nom.',
  },
  notDone: 'Pas fait',
}

export const damageSentence = damageSentencesOf({
  'not-json': {
    empty: 'Son fichier est vide.',
    cut: 'Son fichier s’arrête au milieu ; la suite manque.',
    other: 'Ce que contient son fichier n’est pas une partie.',
  },
  'wrong-shape': ({ detail }) => `Quelque chose dans son fichier n’est pas comme il faut (${detail}).`,
  'other-match': ({ id }) => `Son fichier contient une autre partie (${id}).`,
  newer: 'Une version plus récente de Caravan l’a faite. Avec cette version, elle s’ouvre.',
  fault: ({ detail }) => `Caravan l’a lue sans pouvoir travailler avec elle (${detail}).`,
  place: (round, entry) => (round === null ? 'Un élément de son fichier' : entry === null ? `La manche ${round}` : `L’entrée ${entry} de la manche ${round}`),
  'over-limit': {
    nesting: ({ place, found, allowed }) =>
      `${place} compte ${counted(found, { one: 'niveau', other: 'niveaux' })} l’un dans l’autre ; ${figures(allowed)} au plus sont permis.`,
    'event-size': ({ place, found, allowed }) => `${place} fait ${figures(found)} octets ; ${figures(allowed)} au plus sont permis.`,
    'match-size': ({ found, allowed }) => `La partie fait ${figures(found)} octets ; ${figures(allowed)} au plus sont permis.`,
    'file-size': ({ found, allowed }) => `Son fichier fait ${figures(found)} octets ; ${figures(allowed)} au plus sont ouverts.`,
    events: ({ found, allowed }) => `La partie compte ${counted(found, { one: 'entrée', other: 'entrées' })} ; ${figures(allowed)} au plus sont permises.`,
    revision: 'Son nombre de modifications est plus élevé que possible.',
  },
  'not-readable': {
    'not-permitted': 'Le système ne laisse pas Caravan lire son fichier',
    'input-output': 'Le disque a signalé une erreur à la lecture de son fichier',
    'not-a-file': 'Autre chose se trouve à la place de son fichier',
    busy: 'Le système ne donne pas son fichier pour le moment',
    other: 'Son fichier n’est pas lisible pour le moment',
  },
})
