import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'

/** What players say of a round that is over. */
export const agreement: PageWords['agreement'] = {
  heading: 'Tout le monde est d’accord ?',
  hint: 'Chaque personne appuie une fois. Vous pouvez déjà commencer la manche suivante. Celle-ci reste signalée jusqu’à ce que tout le monde soit d’accord.',
  allAgree: 'Tout le monde est d’accord. La manche est définitive.',
  others: 'Ce que disent les autres',
  agree: 'Je suis d’accord',
  disagree: 'Pas d’accord',
  takeBack: 'Changer de réponse',
  agreeOf: (name, round) => `Je suis d’accord : ${name}, manche ${round}`,
  disagreeOf: (name, round) => `Pas d’accord : ${name}, manche ${round}`,
  takeBackOf: (name, round) => `Changer de réponse : ${name}, manche ${round}`,
  note: (name) => `Qu’est-ce qui ne va pas, ${name} ? (facultatif)`,
  send: 'Pas d’accord',
  cancel: 'Annuler',
  said: sentencesByKind({
    silent: 'Pas encore de réponse',
    confirmed: 'D’accord',
    contested: ({ note }) => (note === '' ? 'Pas d’accord' : `Pas d’accord : « ${note} »`),
    changed: ({ said }) =>
      said === 'confirmed' ? 'D’accord, mais le résultat a changé depuis : à revoir' : 'Pas d’accord, mais le résultat a changé depuis : à revoir',
  }),
  problem: 'La réponse n’a pas été enregistrée.',
  disagreement: {
    heading: 'Et maintenant ?',
    text: 'Vérifiez la manche ensemble. « Remettre une saisie en question » montre comment elle a compté. Si une saisie est fausse, corrigez-la. Caravan demande alors de nouveau l’accord des personnes dont le résultat change. Si tout est juste, touchez quand même « Je suis d’accord ».',
    question: 'Remettre une saisie en question',
    correct: 'Corriger une saisie',
    replay: 'Revoir cette manche',
  },
  agreed: 'tout le monde est d’accord',
  setting: {
    short: 'Demander l’accord de tout le monde après chaque manche',
    legend: 'Demander l’accord de tout le monde à chaque manche ?',
    hint: 'Après chaque manche, chaque personne touche « Je suis d’accord » ou « Pas d’accord ». Tant que tout le monde n’est pas d’accord, la manche est signalée « À régler ».',
    ask: 'Oui',
    not: 'Non',
    match: 'Pour cette partie, sur tous les appareils.',
  },
  announce: {
    said: (name, round, said) => {
      switch (said.kind) {
        case 'confirmed':
          return `${name} est d’accord avec la manche ${round}.`
        case 'contested':
          return `${name} n’est pas d’accord avec la manche ${round}${said.note === '' ? '' : ` : ${said.note}`}.`
        case 'changed':
          return `La manche ${round} a un nouveau résultat. ${name}, vérifiez-le, s’il vous plaît.`
        case 'silent':
          return `${name} a retiré sa réponse sur la manche ${round}.`
      }
    },
    agreed: (round) => `Tout le monde est d’accord avec la manche ${round}.`,
    asked: 'Caravan demande désormais l’accord de tout le monde à chaque manche.',
    notAsked: 'Caravan ne demande plus l’accord de tout le monde à chaque manche.',
  },
}
