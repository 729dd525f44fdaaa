import { counted } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'

const seconds = (count: number): string =>
  count < 60 ? counted(count, { one: 'seconde', other: 'secondes' }) : counted(count < 120 ? 1 : Math.round(count / 60), { one: 'minute', other: 'minutes' })

/** Phones at the table: on the computer that opens it, and on the phone. */
export const join: PageWords['join'] = {
  roles: { viewer: 'Regarde', player: 'Joue', scorer: 'Tient le score', host: 'Tient la table' },
  roleHints: {
    viewer: 'voit la table et les scores',
    player: 'saisit les coups et répond pour une place',
    scorer: 'saisit et corrige pour tout le monde',
    host: 'comme sur cet ordinateur, pour cette partie',
  },
  invite: {
    button: 'Téléphones',
    title: 'Téléphones à table',
    closed:
      'Fermée. Ouvrez la table, et toute personne du même réseau qui a le code pourra suivre cette partie sur un téléphone, saisir des coups et confirmer des manches. Rien d’autre de cet ordinateur n’est visible.',
    elsewhere:
      'La table est encore ouverte pour une autre partie. Les téléphones peuvent suivre dans celle-ci, avec leurs places et le même code ; ou bien vous l’ouvrez à nouveau, ce qui les déconnecte.',
    bring: (count) => (count === 0 ? 'Reprendre l’invitation ici' : count === 1 ? 'Faire suivre le téléphone' : `Faire suivre les ${count} téléphones`),
    rematch: 'Les téléphones sont encore à la partie précédente. Ils peuvent suivre dans celle-ci ; personne n’a rien à scanner ni à taper de nouveau.',
    later: 'Pas maintenant',
    network: 'Sur quel réseau sont les téléphones ?',
    noNetwork: 'Cet ordinateur n’est sur aucun réseau que des téléphones pourraient rejoindre ; seul un autre navigateur de cet ordinateur le peut.',
    open: 'Ouvrir la table',
    close: 'Fermer la table',
    scan: 'Scannez ceci avec l’appareil photo du téléphone',
    qr: 'Code QR avec l’adresse de la table',
    orType: 'ou ouvrez cette adresse et tapez le code :',
    code: 'Code',
    good: (left) => `Encore valable ${seconds(left)}.`,
    expired: 'Le code a expiré. Les appareils connectés le restent ; pour d’autres téléphones, faites-en un nouveau.',
    renew: 'Nouveau code',
    privacy: 'Ce que les téléphones et cet ordinateur se disent n’est pas chiffré. N’ouvrez la table que sur un réseau de confiance.',
    devices: (count) =>
      count === 0 ? 'Aucun appareil pour l’instant' : counted(count, { one: 'appareil a rejoint la table', other: 'appareils ont rejoint la table' }),
    here: 'ici maintenant',
    lastSeen: (ago) => `hors connexion, vu ${ago < 5 ? 'à l’instant' : `il y a ${seconds(ago)}`}`,
    removing: 'Un appareil retiré connaît le code ; il y en a donc un nouveau ensuite.',
    role: (name) => `Ce que peut faire ${name}`,
    seat: (name) => `La place ${ofName(name)}`,
    noSeat: 'aucune place',
    remove: 'Retirer',
    removeNamed: (name) => `Retirer ${name}`,
    waiting: 'Un instant…',
    problem: 'Cela n’a pas marché.',
  },
  refusal: sentencesByKind({
    'no-such-match': 'Cette partie ne peut pas continuer ; personne ne peut donc la rejoindre.',
    'no-such-address':
      'Cet ordinateur n’est plus joignable à cette adresse. Choisissez un autre réseau, ou vérifiez que la connexion est établie et qu’un pare-feu laisse passer Caravan.',
    'not-open': 'La table est fermée.',
    'no-such-device': 'Cet appareil n’est déjà plus là.',
    'no-such-seat': 'Cette place n’existe pas à cette table.',
  }),
  join: {
    title: 'Rejoindre la table',
    opening: 'Recherche de la table…',
    code: 'Code',
    codeHint: 'Six lettres et chiffres. Ils s’affichent sur l’écran où la table a été ouverte.',
    next: 'Suivant',
    name: 'Votre nom',
    nameMissing: 'Indiquez votre nom, pour que les autres sachent à qui est ce téléphone.',
    seat: 'Où êtes-vous à table ?',
    watching: 'Je regarde seulement',
    taken: 'a déjà un téléphone',
    join: 'Rejoindre',
    sentAway: 'Ce téléphone n’est plus à table. Un nouveau code lui permet d’y revenir.',
    again: 'Réessayer',
    unreachable: 'La table est injoignable. Vérifiez que ce téléphone est sur le même réseau que l’ordinateur, et que la table est encore ouverte.',
  },
  joinRefusal: sentencesByKind({
    'wrong-code': 'Ce code est faux, ou il a expiré. Regardez encore l’écran ; il en montre peut-être un nouveau.',
    locked: ({ wait }) => `Trop de codes faux. Attendez ${seconds(wait)}, puis réessayez.`,
    full: 'La table est complète. Il faut retirer un appareil avant qu’un autre puisse la rejoindre.',
    'too-many-new': 'De très nombreux téléphones ont rejoint la table en peu de temps. Réessayez dans une minute.',
    'not-understood': 'La table n’a pas compris. Rechargez cette page.',
    closed: 'La table est fermée.',
  }),
  phone: {
    title: 'À table',
    you: (name, role) => `${name} · ${role}`,
    leave: 'Quitter la table',
    leaveSure: 'Quitter la table ? Pour revenir, il vous faudra un code.',
    stay: 'Rester',
    yourTurn: 'À vous',
    turnOf: (name) => `Au tour ${ofName(name)}`,
    sending: 'Pas encore envoyé : en attente du réseau. La saisie se fera une seule fois, dès que la table sera de nouveau là.',
    watchOnly: 'Vous regardez. La personne qui a ouvert la table peut vous donner une place.',
    noSeat: 'Vous n’avez pas encore de place. La personne qui a ouvert la table peut vous en donner une.',
    blocked: 'Bloqué ? Montrer ma main',
    photograph: 'Photographier',
    takeBack: (what) => `Reprendre : ${what}`,
    led: 'Une nouvelle partie a commencé, et ce téléphone a suivi.',
    understood: 'Compris',
    waitRound: 'La manche suivante commence à la table.',
  },
  hand: {
    title: 'Montrer ma main',
    hint: 'Touchez chaque domino que vous tenez. Une fois montrée, votre main est visible de toute la table, et il n’y a plus à la saisir pour décider du blocage.',
    show: 'La montrer à tout le monde',
    shown: 'Votre main est ouverte sur la table.',
    takeBack: 'La reprendre',
    byPhone: (name) => `${name} a montré cette main sur un téléphone.`,
  },
}
