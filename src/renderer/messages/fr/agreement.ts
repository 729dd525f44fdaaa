import { nameOf, ofName } from '#shared/words/fr/names'
import { listed } from '#shared/words/fr/numbers'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'

/** What players say of a round that is over. */
export const agreement: PageWords['agreement'] = {
  heading: 'Tout le monde est d’accord ?',
  hint: 'Chaque personne touche une fois. La manche suivante peut commencer entre-temps ; celle-ci reste marquée jusqu’à ce que tout le monde soit d’accord.',
  settled: 'Tout le monde est d’accord. La manche est définitive.',
  agree: 'Je suis d’accord',
  contest: 'Je conteste',
  takeBack: 'Retirer',
  agreeOf: (name, round) => `Je suis d’accord : ${name}, manche ${round}`,
  contestOf: (name, round) => `Je conteste : ${name}, manche ${round}`,
  takeBackOf: (name, round) => `Retirer la réponse ${ofName(name)} sur la manche ${round}`,
  note: (name) => `Qu’est-ce qui ne va pas, ${name} ? (facultatif)`,
  send: 'Contester cette manche',
  cancel: 'Annuler',
  said: sentencesByKind({
    silent: 'N’a pas encore répondu',
    confirmed: 'D’accord',
    contested: ({ note }) => (note === '' ? 'Conteste' : `Conteste : « ${note} »`),
    changed: ({ said }) =>
      said === 'confirmed'
        ? 'D’accord avec un autre résultat. Il a changé depuis : à revoir, s’il vous plaît'
        : 'A contesté un autre résultat. Il a changé depuis : à revoir, s’il vous plaît',
  }),
  problem: 'Cela n’a pas été noté.',
  contested: {
    heading: 'Et maintenant ?',
    text: 'Regardez ensemble : mettre une saisie en doute montre comment elle a été comptée. Si l’enregistrement est faux, corrigez-le ; les personnes dont le résultat change seront de nouveau interrogées. S’il est juste, qui conteste touche « Je suis d’accord ».',
    question: 'Mettre en doute une saisie de cette manche',
    correct: 'Corriger quelque chose dans cette manche',
    moves: 'La revoir coup par coup',
  },
  mark: ({ agreed, players, contested }, names) =>
    contested.length === 0
      ? `${agreed.length} sur ${players} d’accord`
      : `contestée par ${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)} : « ${note} »`)))}`,
  roundMark: (round, names) => `Manche ${round.round + 1} : ${agreement.mark(round, names)}`,
  agreed: 'tout le monde est d’accord',
  unsettled: {
    heading: 'Pas encore réglé',
    settle: 'Régler',
    settleRound: (round) => `Régler la manche ${round}`,
    dialog: (round) => `Manche ${round}`,
    many: (rounds) => `${rounds} manches ne sont pas réglées`,
  },
  setting: {
    legend: 'Chaque personne confirme-t-elle chaque manche ?',
    hint: 'Après une manche, chaque personne touche « Je suis d’accord » ou la conteste. D’ici là, la manche est marquée comme non réglée.',
    ask: 'Oui',
    not: 'Non',
    match: 'Le réglage suivant est celui de cette partie, sur tous les appareils.',
  },
  announce: {
    said: (name, round, said) => {
      switch (said.kind) {
        case 'confirmed':
          return `${name} est d’accord avec la manche ${round}.`
        case 'contested':
          return `${name} conteste la manche ${round}${said.note === '' ? '' : ` : ${said.note}`}.`
        case 'changed':
          return `Le résultat de la manche ${round} a changé : la question est de nouveau posée à ${name}.`
        case 'silent':
          return `${name} a retiré sa réponse sur la manche ${round}.`
      }
    },
    settled: (round) => `Tout le monde est d’accord avec la manche ${round}.`,
    asked: 'Désormais, chaque personne est invitée à confirmer chaque manche.',
    notAsked: 'Il n’est plus nécessaire de confirmer les manches.',
  },
}
