import { listed, nameOf } from '#shared/words/fr'
import type { PageWords } from '../languages'

/** What players say of a round that is over. */
export const agreementWords: PageWords['agreementWords'] = {
  heading: 'Tout le monde est d’accord ?',
  hint: 'Chaque personne touche une fois. La manche suivante peut commencer entre-temps ; celle-ci reste signalée jusqu’à l’accord de tout le monde.',
  settled: 'Tout le monde est d’accord. La manche est acquise.',
  agree: 'D’accord',
  contest: 'Je conteste',
  takeBack: 'Reprendre',
  agreeOf: (name, round) => `D’accord : ${name}, manche ${round}`,
  contestOf: (name, round) => `Je conteste : ${name}, manche ${round}`,
  takeBackOf: (name, round) => `Reprendre la réponse sur la manche ${round} : ${name}`,
  note: (name) => `Qu’est-ce qui ne va pas, ${name} ? (peut rester vide)`,
  send: 'Contester cette manche',
  cancel: 'Annuler',
  said: (said) => {
    switch (said.kind) {
      case 'silent':
        return 'Pas encore de réponse'
      case 'confirmed':
        return 'D’accord'
      case 'contested':
        return said.note === '' ? 'Conteste' : `Conteste : « ${said.note} »`
      case 'changed':
        return said.said === 'confirmed'
          ? 'D’accord avec un autre résultat. Il a changé depuis : regardez de nouveau, s’il vous plaît'
          : 'Contestait un autre résultat. Il a changé depuis : regardez de nouveau, s’il vous plaît'
    }
  },
  problem: 'Cette réponse n’a pas été notée.',
  contested: {
    heading: 'Que faire ?',
    text: 'Regardez ensemble : une vérification montre comment chaque coup a été compté. Si la feuille se trompe, corrigez-la ; la question est reposée à qui voit son résultat changer. Si elle est juste, qui conteste touche « D’accord ».',
    question: 'Vérifier un coup de cette manche',
    correct: 'Corriger quelque chose dans cette manche',
    moves: 'La revoir coup par coup',
  },
  mark: ({ agreed, players, contested }, names) =>
    contested.length === 0 ? `${agreed.length} d’accord sur ${players}` : `contestée par ${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)} : « ${note} »`)))}`,
  roundMark: (round, names) => `Manche ${round.round + 1} : ${agreementWords.mark(round, names)}`,
  agreed: 'approuvée par tout le monde',
  unsettled: {
    heading: 'À régler',
    settle: 'Régler',
    settleRound: (round) => `Régler la manche ${round}`,
    dialog: (round) => `Manche ${round}`,
    many: (rounds) => `${rounds} manches à régler`,
  },
  setting: {
    legend: 'Chaque personne confirme-t-elle chaque manche ?',
    hint: 'Après une manche, chaque personne touche « D’accord » ou la conteste. Jusque-là, la manche est signalée comme à régler.',
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
          return `${name} conteste la manche ${round}${said.note === '' ? '' : ` : ${said.note}`}.`
        case 'changed':
          return `Le résultat de la manche ${round} a changé : la question est reposée à ${name}.`
        case 'silent':
          return `${name} reprend sa réponse sur la manche ${round}.`
      }
    },
    settled: (round) => `Tout le monde est d’accord avec la manche ${round}.`,
    asked: 'Désormais, on demande à chaque personne de confirmer chaque manche.',
    notAsked: 'Les manches n’ont plus besoin d’être confirmées.',
  },
}
