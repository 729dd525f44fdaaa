import type { CommandRefusal } from '#shared/contract/schemas'
import { isRefusal } from '#shared/match/events'
import { refusalSentence } from '#shared/words/fr'
import type { CommandProblem } from '../../hooks/use-command'
import type { ToldMatch } from '../told'

/** Why what was asked was not done, and what holds now. */
export function commandProblemSentence(problem: CommandProblem, match: ToldMatch): string {
  switch (problem.kind) {
    case 'refused':
      return commandRefusalSentence(problem.refusal, match)
    case 'connection-lost':
    case 'fault':
      return noAnswerSentence(problem)
  }
}

/** What holds where no answer came. */
export function noAnswerSentence(problem: Exclude<CommandProblem, { readonly kind: 'refused' }>): string {
  switch (problem.kind) {
    case 'connection-lost':
      return 'La connexion s’est perdue avant la réponse. Une fois revenue, la page montre ce qui a été conservé ; refaites la saisie seulement si elle manque.'
    case 'fault':
      return `Quelque chose n’a pas marché et aucune réponse n’est venue (${problem.message}). Ce qui était confirmé avant est en sûreté.`
  }
}

export function commandRefusalSentence(refusal: CommandRefusal, match: ToldMatch): string {
  switch (refusal.kind) {
    case 'stale':
      return 'Quelqu’un d’autre a saisi quelque chose juste avant ; ceci n’a donc pas été saisi. La page montre maintenant la partie telle qu’elle est ; regardez, et refaites la saisie si elle est toujours juste.'
    case 'impossible':
      return scorerSentence(refusal.refusal, match)
    case 'later-event':
      return `${place(refusal.round, refusal.event)} ne tient plus : ${scorerSentence(refusal.refusal, match)}`
    case 'nothing-to-undo':
      return 'Il n’y a rien à annuler.'
    case 'nothing-to-redo':
      return 'Il n’y a rien à rétablir.'
    case 'round-running':
      return 'La manche sur la table n’est pas encore finie.'
    case 'no-such-match':
      return 'Cette partie n’est plus là.'
    case 'read-only':
      return READ_ONLY[refusal.why]
    case 'in-bin':
      return 'Cette partie est dans la corbeille. Reprenez-la d’abord.'
    case 'not-in-bin':
      return 'Cette partie n’est pas (ou plus) dans la corbeille.'
    case 'came-apart':
      return 'Il y a plusieurs versions de cette partie. Choisissez-en d’abord une sur la page de ses versions.'
    case 'no-such-event':
      return 'Ce coup n’est plus là.'
    case 'nothing-to-change':
      return 'Ces règles valent déjà.'
    case 'round-not-over':
      return 'Cette manche n’est pas (ou plus) finie ; rien n’a donc été noté.'
    case 'round-changed':
      return 'Le résultat de cette manche vient de changer ; rien n’a donc été noté. Regardez-le tel qu’il est maintenant, et redites-le si c’est toujours juste.'
    case 'not-asked':
      return 'Cette partie ne demande plus que les manches soient confirmées ; rien n’a donc été noté.'
    case 'no-such-seat':
      return 'Personne n’est assis à cette place dans cette partie.'
    case 'settled-already':
      return 'Cette vérification n’est plus ouverte. Regardez ce qui a été dit, et vérifiez de nouveau si c’est toujours faux.'
    case 'bad-photograph':
      return BAD_PHOTOGRAPH[refusal.why]
    case 'no-such-photograph':
      return 'Cette partie n’a pas cette photo ; rien n’a donc été saisi.'
    case 'not-saved':
      return notSavedSentence(refusal.reason)
  }
}

type NotSaved = Extract<CommandRefusal, { kind: 'not-saved' }>

/** Why the disk did not take it. */
export function notSavedSentence(reason: NotSaved['reason']): string {
  return `${NOT_SAVED[reason]} Rien n’a été saisi, et ce qui était conservé avant est en sûreté.`
}

const READ_ONLY: Readonly<Record<Extract<CommandRefusal, { kind: 'read-only' }>['why'], string>> = {
  newer: 'Une version plus récente de Caravan a fait cette partie ; celle-ci la montre donc sans rien y changer.',
  unreadable: 'Le fichier de cette partie est illisible pour le moment ; rien n’y est donc écrit.',
}

const BAD_PHOTOGRAPH: Readonly<Record<Extract<CommandRefusal, { kind: 'bad-photograph' }>['why'], string>> = {
  'not-a-jpeg': 'Ce qu’il fallait garder n’est pas une photo JPEG ; rien n’a donc été saisi. Refaites la saisie sans garder la photo.',
  'too-large': 'La photo est trop grande pour être gardée ; rien n’a donc été saisi. Refaites la saisie sans garder la photo.',
}

const NOT_SAVED: Readonly<Record<NotSaved['reason'], string>> = {
  'disk-full': 'Le disque est plein ; l’enregistrement n’a pas pu se faire. Faites un peu de place et réessayez.',
  'read-only': 'Le disque est en lecture seule ; l’enregistrement n’a pas pu se faire.',
  'not-permitted': 'Le système ne laisse pas Caravan écrire dans son dossier de données ; l’enregistrement n’a pas pu se faire.',
  'input-output': 'Le disque a signalé un défaut ; l’enregistrement n’a pas pu se faire.',
  other: 'L’enregistrement n’a pas pu se faire.',
}

function place(round: number, event: number | null): string {
  return event === null ? `Manche ${round}` : `Manche ${round}, coup ${event}`
}

function scorerSentence(refusal: { readonly code: string }, match: ToldMatch): string {
  return isRefusal(refusal) ? refusalSentence(refusal, match.names, match.game) : 'Cela ne va pas avec les règles.'
}
