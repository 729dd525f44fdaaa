import { counted, inNumber, listed, tileNoun } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'
import type { CameraFault } from '../sentence-inputs'

/** Reading tiles and dice from photos. */

const megapixels = (value: number): string => counted(Math.round(value), { one: 'mégapixel', other: 'mégapixels' })

/** Why a picture could not be read, and what to do. */
export const recognitionFaultSentence: PageWords['recognitionFaultSentence'] = (fault) => {
  switch (fault.code) {
    case 'empty':
      return 'Ce fichier est vide. Choisissez-en un autre.'
    case 'unreadable':
      return 'Impossible d’ouvrir ce fichier. C’est un dossier, ou il a été déplacé ou modifié. Choisissez-le de nouveau, ou un autre.'
    case 'not-a-picture':
      return fault.format === null
        ? 'Ce n’est pas une image. Choisissez un fichier JPEG, PNG ou WebP.'
        : `Caravan ne peut pas lire les images ${fault.format}. Enregistrez-la en JPEG, PNG ou WebP et réessayez.`
    case 'too-large':
      return `Cette image est trop grande : ${megapixels(fault.megapixels)}, maximum ${megapixels(fault.most)}. Réduisez-la et réessayez.`
    case 'damaged':
      return `Cette image ${fault.format} est endommagée. Refaites la photo ou choisissez une autre image.`
    case 'unavailable':
      return `Impossible de lire des images pour l’instant. Saisissez les dominos à la main ou réessayez. (${fault.detail})`
  }
}

const CAMERA_SENTENCES: Readonly<Record<CameraFault, string>> = {
  refused: 'Caravan n’a pas l’autorisation d’utiliser la caméra. Accordez-la dans les réglages du navigateur ou du système, ou choisissez une image.',
  none: 'Aucune caméra trouvée. Branchez-en une et réessayez, ou choisissez une image.',
  busy: 'Un autre programme utilise la caméra. Fermez-le et réessayez, ou choisissez une image.',
  insecure: 'Le navigateur n’autorise pas la caméra sur cette page. Choisissez une image. Sur un téléphone, vous pouvez aussi prendre une photo ainsi.',
  stopped: 'La caméra s’est arrêtée. Rebranchez-la ou choisissez une image.',
  other: 'La caméra n’a pas démarré. Réessayez ou choisissez une image.',
}

export const photo: PageWords['photo'] = {
  open: 'Prendre une photo',
  cameraFault: (fault) => CAMERA_SENTENCES[fault],

  source: {
    camera: 'Utiliser la caméra',
    cameraOff: 'Couper la caméra',
    file: 'Choisir une image…',
    hint: 'Ou déposez ou collez une image ici.',
    dropHere: 'Déposez l’image ici',
    take: 'Prendre une photo',
    takeAnother: 'Prendre une autre photo',
    whichCamera: 'Caméra',
    anotherCamera: 'En choisir une autre…',
    unnamedCamera: (number) => `Caméra ${number}`,
    starting: 'Démarrage de la caméra…',
    live: 'Image de la caméra',
    onlyOne: (files, name) => `Sur ${counted(files, { one: 'fichier', other: 'fichiers' })}, Caravan n’a lu que « ${name} ».`,
  },

  print: {
    label: 'Vos dominos ont des',
    pips: 'points',
    numbers: 'chiffres',
  },

  opening: 'Chargement du lecteur de photos…',
  reading: 'Lecture de la photo…',
  cancel: 'Arrêter la lecture',
  fault: 'Photo non lue',

  review: {
    picture: 'La photo et les dominos trouvés',
    tiles: 'Dominos trouvés',
    none: 'Aucun domino trouvé. Approchez-vous, évitez les reflets ou saisissez le domino à la main.',
    tile: 'Domino',
    sure: 'sûr',
    unsure: 'incertain',
    unsureOr: (tile) => `incertain, peut-être ${tile}`,
    outside: 'incertain : absent de ce jeu de dominos',
    chosen: 'choisi par vous',
    newMark: 'vient d’être joué',
    unsureMark: '?',
    which: (tile) => `Quel domino est-ce ? Caravan a lu ${tile}`,
    percent: (chance) => (chance > 0.995 ? '> 99 %' : chance < 0.005 ? '< 1 %' : `${Math.round(chance * 100)} %`),
    candidate: (tile, chance) => `${tile}, ${chance}`,
    other: 'Un autre domino',
    noTile: 'Aucun domino ici',
    isTheNew: 'Dernier domino joué',
    back: 'Retour à la photo',
  },

  play: {
    title: (name) => `Photo du domino ${ofName(name)}`,
    titleLead: (name) => `Photo de l’ouverture ${ofName(name)}`,
    proposed: (tile) => `Nouveau domino : ${tile}`,
    chooseTile: 'Quel domino a été joué ? Choisissez-le ci-dessous ou sur la photo.',
    chooseEnd: 'Où a-t-il été posé ?',
    likeliest: 'Dominos les plus probables',
    ends: (tile) => `Où ${tile} a été posé`,
    laidBy: 'Joué par',
    nothingNew: 'Aucun nouveau domino : tous ceux de la photo sont déjà saisis.',
    nothingFits: 'Aucun domino de la photo n’est jouable maintenant.',
    enter: (tile, where, name) => `Saisir ${tile}, ${where.toLowerCase()}, pour ${name}`,
    enterLead: (tile, name) => `Saisir ${tile} comme ouverture ${ofName(name)}`,
    enterNothing: 'Saisir le coup',
    leave: 'Saisir à la main',
    unknown: (tiles) => `Sur la photo, il y a aussi ${listed(tiles)}. Avez-vous oublié un coup ?`,
    unseen: (tiles) => `Saisi, mais absent de la photo : ${listed(tiles)}.`,
    hold: 'Ne pas saisir',
  },

  hand: {
    open: (name) => `Photographier les dominos ${ofName(name)}`,
    title: (name) => `Dominos ${ofName(name)}`,
    found: (tiles, expected) => `${counted(tiles, { one: 'domino trouvé', other: 'dominos trouvés' })}${expected === null ? '' : ` ; attendu : ${expected}`}`,
    settle: (tiles) =>
      tiles < 2 ? 'Un domino reste incertain : touchez-le et choisissez le bon.' : `${tiles} dominos restent incertains : touchez chacun et choisissez le bon.`,
    use: (tiles) => (tiles < 2 ? 'Utiliser ce domino' : `Utiliser ces ${tiles} dominos`),
    replaces: 'Ils remplacent les dominos déjà saisis pour cette main.',
    missed: 'S’il manque un domino, vous pourrez l’ajouter à la main ensuite.',
  },

  line: {
    open: 'Commencer en cours de manche',
    title: 'Commencer en cours de manche',
    about: 'Prenez une photo de la table ou saisissez la ligne. Les dominos déjà posés ne comptent pas. Tout ce qui suit, oui.',
    photo: 'Photographier la table',
    use: (tiles) => (tiles === 0 ? 'Utiliser cette ligne' : `${tiles === 1 ? 'Utiliser ce' : `Utiliser ces ${tiles}`} ${inNumber(tiles, tileNoun)}`),
    leave: 'Commencer par l’ouverture',
    begin: (tiles) => (tiles === 0 ? 'Continuer à partir d’ici' : `Continuer avec ${counted(tiles, tileNoun)} sur la table`),
    found: (tiles, apart) => `Ligne de ${counted(tiles, tileNoun)} trouvée${apart === 0 ? '' : `, et ${apart} de plus à part`}.`,
    broken: (tiles) =>
      tiles.length === 1
        ? `${listed(tiles)} ne correspond pas au domino précédent. Touchez un domino pour le corriger ou corrigez la ligne ci-dessous.`
        : `${listed(tiles)} ne correspondent pas aux dominos précédents. Touchez un domino pour le corriger ou corrigez la ligne ci-dessous.`,
    line: 'La ligne, de gauche à droite',
    lineHint: 'Saisissez les dominos dans l’ordre, avec des espaces. Dans 6-4 4-4 4-2, le bout gauche est à 6 et le bout droit à 2.',
    arms: (arms) => `Le pivot et ses ${arms} branches`,
    armsHint: 'Saisissez le pivot, puis chaque branche vers l’extérieur, séparés par | : 6-6 | 6-4 4-1 | 6-2 | - | -',
    noBars: 'Mettez un | entre le pivot et chaque branche.',
    unwritten: (layout) => (layout === 'two-ended' ? 'Saisissez au moins un domino.' : 'Saisissez d’abord le pivot, avant le premier |.'),
    next: 'À qui de jouer ?',
    inHand: (name) => `Dominos dans la main ${ofName(name)}`,
    points: (name, points) => `Total ${ofName(name)} jusqu’ici, en ${points.other}`,
    guessed: 'Le nombre de dominos de chaque main est estimé. Comptez-les : Caravan en déduit qui fait domino.',
  },

  dice: {
    open: 'Photographier les dés',
    title: 'Dés',
    picture: 'La photo et les dés trouvés',
    few: (dice) =>
      dice === 0
        ? 'Aucun dé trouvé. Mettez 2 dés verts et 2 dés rouges sur une même photo.'
        : `Seulement ${counted(dice, { one: 'dé trouvé', other: 'dés trouvés' })} sur 4. Écartez-les et réessayez, ou indiquez les autres à la main.`,
    ask: (pair, a, b) => `${pair} : est-ce ${a} et ${b} ?`,
    yes: (a, b) => `Oui, ${a} et ${b}`,
    sure: (pair, a, b) => `${pair} : ${a} et ${b}`,
    use: 'Utiliser ces dés',
    flower: 'Fleur (vert)',
    scorpion: 'Scorpion (rouge)',
  },
}
