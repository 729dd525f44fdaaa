import type { CommandRefusal } from '#shared/contract/schemas'
import { isRefusal } from '#shared/match/events'
import { counted, figures, refusalSentence } from '#shared/words/fr'
import type { PageWords } from '../page-words'
import type { ToldMatch } from '../sentence-inputs'

/** Why what was asked was not done, and what holds now. */
export const commandProblemSentence: PageWords['commandProblemSentence'] = (problem, match) => {
  switch (problem.kind) {
    case 'refused':
      return commandRefusalSentence(problem.refusal, match)
    case 'connection-lost':
    case 'fault':
      return noAnswerSentence(problem)
  }
}

/** What holds where no answer came. */
export const noAnswerSentence: PageWords['noAnswerSentence'] = (problem) => {
  switch (problem.kind) {
    case 'connection-lost':
      return 'La connexion a été perdue avant l’arrivée d’une réponse. Une fois qu’elle est rétablie, la page montre ce qui a été enregistré ; ne refaites la saisie que si elle manque.'
    case 'fault':
      return `Quelque chose s’est mal passé et aucune réponse n’est arrivée (${problem.message}). Ce qui était déjà confirmé est en sécurité.`
  }
}

export const commandRefusalSentence: PageWords['commandRefusalSentence'] = (refusal, match) => {
  switch (refusal.kind) {
    case 'stale':
      return 'Quelqu’un d’autre a saisi quelque chose un instant plus tôt ; ceci n’a donc pas été saisi. La page montre maintenant la partie telle qu’elle est ; regardez, et refaites la saisie si elle est encore juste.'
    case 'impossible':
      return scorerSentence(refusal.refusal, match)
    case 'later-event':
      return `${place(refusal.round, refusal.event)} ne va plus : ${scorerSentence(refusal.refusal, match)}`
    case 'nothing-to-undo':
      return 'Il n’y a rien à annuler.'
    case 'nothing-to-redo':
      return 'Il n’y a rien à rétablir.'
    case 'not-yours':
      return 'Quelque chose a suivi, ou la saisie vient d’un autre appareil ; elle ne peut donc plus être reprise ici. La personne qui tient le score peut l’annuler.'
    case 'round-running':
      return 'La manche en cours n’est pas encore finie.'
    case 'no-such-match':
      return 'Cette partie n’existe plus.'
    case 'read-only':
      return READ_ONLY[refusal.why]
    case 'damaged':
      return 'Cette partie ne peut pas être ouverte ; rien n’a donc été noté. Sa page dit pourquoi, et ce qu’on peut faire.'
    case 'file-changed':
      return 'Le fichier de cette partie vient de changer ; rien n’a donc été fait. La page le montre maintenant tel qu’il est.'
    case 'in-bin':
      return 'Cette partie est dans la corbeille. Récupérez-la d’abord.'
    case 'not-in-bin':
      return 'Cette partie n’est pas (ou plus) dans la corbeille.'
    case 'came-apart':
      return 'Il existe différentes versions de cette partie. Choisissez-en d’abord une sur la page de ses versions.'
    case 'no-such-event':
      return 'Cette saisie n’existe plus.'
    case 'nothing-to-change':
      return 'Ces règles valent déjà.'
    case 'round-not-over':
      return 'Cette manche n’est pas (ou plus) finie ; rien n’a donc été noté.'
    case 'round-changed':
      return 'Le résultat de cette manche vient de changer ; rien n’a donc été noté. Regardez-le tel qu’il est maintenant, et redites-le si c’est encore juste.'
    case 'not-asked':
      return 'Cette partie ne demande plus de confirmer les manches ; rien n’a donc été noté.'
    case 'said-too-often':
      return 'Depuis cette place, tant a déjà été dit sur cette manche que rien de plus n’est noté. Réglez cela à table.'
    case 'no-such-seat':
      return 'Personne n’est assis à cette place dans cette partie.'
    case 'settled-already':
      return 'Ce doute n’est plus ouvert. Regardez ce qui a été dit, et exprimez-en un nouveau si c’est encore faux.'
    case 'over-limit':
      return overLimitSentence(refusal)
    case 'not-understood':
      return `Cette page et l’ordinateur où tourne Caravan ne se comprennent pas (${refusal.field}) ; rien n’a donc été saisi. Rechargez la page.`
    case 'bad-photograph':
      return BAD_PHOTOGRAPH[refusal.why]
    case 'no-such-photograph':
      return 'Cette partie n’a pas cette photo ; rien n’a donc été saisi.'
    case 'not-saved':
      return notSavedSentence(refusal.reason)
  }
}

/** Why the disk did not take it. */
export const notSavedSentence: PageWords['notSavedSentence'] = (reason) =>
  `${NOT_SAVED[reason]} Rien n’a été saisi, et ce qui était enregistré est en sécurité.`

/** What a match may hold, and what can be done where it is full. */
function overLimitSentence({ limit, found, allowed }: Extract<CommandRefusal, { kind: 'over-limit' }>): string {
  switch (limit) {
    case 'events':
      return `Cette partie est pleine : elle aurait ${counted(found, { one: 'saisie', other: 'saisies' })}, et ${figures(allowed)} au plus y tiennent. On peut encore annuler ; pour continuer à jouer, commencez une nouvelle partie.`
    case 'match-size':
      return `Cette partie est pleine : elle ferait ${figures(found)} octets, et ${figures(allowed)} au plus y tiennent. On peut encore annuler ; pour continuer à jouer, commencez une nouvelle partie.`
    case 'event-size':
      return `C’est trop pour une seule saisie : elle ferait ${figures(found)} octets, et ${figures(allowed)} au plus y tiennent. Rien n’a été saisi.`
    case 'nesting':
      return `Cette saisie a trop de niveaux, l’un dans l’autre : ${figures(allowed)} au plus y tiennent. Rien n’a été saisi.`
    case 'revision':
      return 'Cette partie a été modifiée si souvent qu’on ne peut plus compter. Pour continuer à jouer, commencez une nouvelle partie.'
  }
}

const READ_ONLY: Readonly<Record<Extract<CommandRefusal, { kind: 'read-only' }>['why'], string>> = {
  newer: 'Une version plus récente de Caravan a fait cette partie ; cette version-ci la montre donc sans rien y changer.',
  unreadable: 'Le fichier de cette partie est illisible en ce moment ; rien n’y est donc écrit.',
}

const BAD_PHOTOGRAPH: Readonly<Record<Extract<CommandRefusal, { kind: 'bad-photograph' }>['why'], string>> = {
  'not-a-jpeg': 'Ce qui devait être gardé n’est pas une photo JPEG ; rien n’a donc été saisi. Refaites la saisie sans garder la photo.',
  'too-large': 'La photo est trop grande pour être gardée ; rien n’a donc été saisi. Refaites la saisie sans garder la photo.',
}

const NOT_SAVED: Readonly<Record<Extract<CommandRefusal, { kind: 'not-saved' }>['reason'], string>> = {
  'disk-full': 'Le disque est plein, l’enregistrement est donc impossible. Libérez de la place et réessayez.',
  'read-only': 'Le disque est en lecture seule, l’enregistrement est donc impossible.',
  'not-permitted': 'Le système ne laisse pas Caravan écrire dans son dossier de données, l’enregistrement est donc impossible.',
  'input-output': 'Le disque a signalé une défaillance, l’enregistrement n’a donc pas pu se faire.',
  other: 'L’enregistrement n’a pas pu se faire.',
}

function place(round: number, event: number | null): string {
  return event === null ? `La manche ${round}` : `La saisie ${event} de la manche ${round}`
}

function scorerSentence(refusal: { readonly code: string }, match: ToldMatch): string {
  return isRefusal(refusal) ? refusalSentence(refusal, match.names, match.game) : 'Cela ne va pas avec les règles.'
}
