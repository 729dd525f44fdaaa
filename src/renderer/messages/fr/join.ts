import { counted } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'

const seconds = (count: number): string =>
  count < 60 ? counted(count, { one: 'seconde', other: 'secondes' }) : counted(count < 120 ? 1 : Math.round(count / 60), { one: 'minute', other: 'minutes' })

/** Phones that join a match: on the computer that lets them, and on the phone. */
export const join: PageWords['join'] = {
  roles: { viewer: 'Regarde', player: 'Joue', scorer: 'Tient le score', host: 'Dirige' },
  roleHints: {
    viewer: 'peut regarder',
    player: 'peut jouer pour une place',
    scorer: 'peut saisir et corriger pour tout le monde',
    host: 'peut tout faire dans cette partie',
  },
  invite: {
    button: 'Téléphones',
    title: 'Téléphones',
    closed:
      'Les téléphones ne peuvent pas encore participer. Laissez-les participer : avec le code, toute personne sur le même Wi-Fi pourra suivre cette partie. Elle pourra aussi saisir des coups et dire si elle est d’accord avec les manches. Rien d’autre de cet ordinateur n’est visible.',
    elsewhere:
      'Les téléphones sont encore dans une autre partie. Amenez-les ici avec leurs places et leur code. « Laisser les téléphones participer » repart de zéro et les déconnecte.',
    bring: (count) => (count === 0 ? 'Amener le code ici' : count === 1 ? 'Amener le téléphone ici' : `Amener ${count} téléphones ici`),
    rematch: 'Les téléphones sont encore dans la partie précédente. Amenez-les ici : personne n’a rien à scanner ni à saisir de nouveau.',
    later: 'Pas maintenant',
    network: 'Sur quel Wi-Fi sont les téléphones ?',
    noNetwork: 'Cet ordinateur n’est connecté à aucun réseau, donc aucun téléphone ne peut participer. Seul un navigateur de cet ordinateur le peut.',
    open: 'Laisser les téléphones participer',
    close: 'Couper l’accès des téléphones',
    scan: 'Scannez avec l’appareil photo du téléphone',
    qr: 'Code QR pour rejoindre cette partie',
    orType: 'ou ouvrez cette adresse et saisissez le code :',
    code: 'Code',
    good: (left) => `Expire dans ${seconds(left)}.`,
    expired: 'Le code a expiré. Les téléphones connectés le restent. Pour d’autres téléphones, créez un nouveau code.',
    renew: 'Créer un nouveau code',
    privacy: 'La connexion n’est pas chiffrée. Ne l’utilisez que sur un réseau de confiance.',
    devices: (count) => (count === 0 ? 'Aucun téléphone pour l’instant' : counted(count, { one: 'téléphone participe', other: 'téléphones participent' })),
    here: 'connecté',
    lastSeen: (ago) => `hors connexion, vu ${ago < 5 ? 'à l’instant' : `il y a ${seconds(ago)}`}`,
    removing: 'Retirer un appareil change aussi le code.',
    role: (name) => `Rôle ${ofName(name)}`,
    seat: (name) => `Place ${ofName(name)}`,
    noSeat: 'aucune place',
    remove: 'Retirer',
    removeNamed: (name) => `Retirer ${name}`,
    waiting: 'Un instant…',
    problem: 'Cela n’a pas marché.',
  },
  refusal: sentencesByKind({
    'no-such-match': 'Cette partie ne peut pas continuer ; aucun téléphone ne peut donc la rejoindre.',
    'no-such-address':
      'Les téléphones ne peuvent pas joindre cet ordinateur à cette adresse. Choisissez un autre réseau ou vérifiez la connexion et le pare-feu.',
    'not-open': 'L’accès des téléphones est coupé.',
    'no-such-device': 'Cet appareil n’est déjà plus là.',
    'no-such-seat': 'Cette place n’existe pas dans cette partie.',
  }),
  join: {
    title: 'Rejoindre la partie',
    opening: 'Connexion en cours…',
    code: 'Code',
    codeHint: 'Les six lettres et chiffres affichés sur l’écran de l’ordinateur.',
    next: 'Suivant',
    name: 'Votre nom',
    nameMissing: 'Indiquez votre nom, pour que les autres sachent à qui est ce téléphone.',
    seat: 'Quelle est votre place ?',
    watching: 'Je regarde seulement',
    taken: 'a déjà un téléphone',
    join: 'Rejoindre',
    sentAway: 'Ce téléphone a été retiré. Saisissez un nouveau code pour revenir.',
    again: 'Réessayer',
    unreachable:
      'Impossible de joindre la partie. Vérifiez que ce téléphone est sur le même Wi-Fi que l’ordinateur et que les téléphones peuvent encore participer.',
  },
  joinRefusal: sentencesByKind({
    'wrong-code': 'Ce code est erroné ou a expiré. Vérifiez l’écran de l’ordinateur ; un nouveau s’y affiche peut-être.',
    locked: ({ wait }) => `Trop de codes erronés. Attendez ${seconds(wait)}, puis réessayez.`,
    full: 'Cette partie est complète. Il faut retirer un appareil avant qu’un autre puisse la rejoindre.',
    'too-many-new': 'Trop de téléphones ont rejoint la partie en peu de temps. Réessayez dans une minute.',
    'not-understood': 'Un problème est survenu. Rechargez cette page.',
    closed: 'Les téléphones ne peuvent plus rejoindre cette partie.',
  }),
  phone: {
    title: 'La table de jeu',
    you: (name, role) => `${name} · ${role}`,
    leave: 'Quitter la partie',
    leaveSure: 'Quitter cette partie ? Pour revenir, il vous faudra un code.',
    stay: 'Rester',
    yourTurn: 'À vous',
    turnOf: (name) => `Au tour ${ofName(name)}`,
    sending: 'Pas encore envoyé : pas de connexion. Caravan l’enverra dès que ce téléphone sera de nouveau connecté.',
    watchOnly: 'Vous regardez. Quelqu’un peut vous donner une place sur l’ordinateur.',
    noSeat: 'Vous n’avez pas encore de place. Quelqu’un peut vous en donner une sur l’ordinateur.',
    blocked: 'Bloqué ? Dévoiler',
    photo: 'Prendre une photo',
    takeBack: (what) => `Annuler : ${what}`,
    led: 'Une nouvelle partie a commencé, et ce téléphone y participe.',
    understood: 'Compris',
    waitRound: 'La manche suivante commence sur l’ordinateur.',
  },
  hand: {
    title: 'Dévoiler mes dominos',
    hint: 'Touchez chacun de vos dominos. Tout le monde les verra alors, et ils comptent pour la décision.',
    show: 'Dévoiler à tout le monde',
    shown: 'Tout le monde voit vos dominos.',
    takeBack: 'Masquer mes dominos',
    byPhone: (name) => `${name} a saisi cette main sur un téléphone.`,
  },
}
