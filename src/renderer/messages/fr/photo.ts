import { counted, listed, tileNoun } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'
import type { CameraFault } from '../sentence-inputs'

/** Reading tiles and dice from photographs. */

const megapixels = (value: number): string => counted(Math.round(value), { one: 'mégapixel', other: 'mégapixels' })

/** Why a picture could not be read, and what to do. */
export const recognitionFaultSentence: PageWords['recognitionFaultSentence'] = (fault) => {
  switch (fault.code) {
    case 'empty':
      return 'Le fichier est vide. Choisissez-en un autre.'
    case 'unreadable':
      return 'Le fichier n’a pas pu être ouvert : c’est un dossier, ou il n’est plus là ou tel qu’il était. Choisissez-le de nouveau, ou un autre.'
    case 'not-a-picture':
      return fault.format === null
        ? 'Ce n’est pas une image. Les images JPEG, PNG et WebP peuvent être lues.'
        : `Ce n’est pas une image qui puisse être lue ici (${fault.format}). Enregistrez-la en JPEG, PNG ou WebP et réessayez.`
    case 'too-large':
      return `L’image a ${megapixels(fault.megapixels)} ; on peut en lire jusqu’à ${megapixels(fault.most)}. Réduisez-la et réessayez.`
    case 'damaged':
      return `L’image est endommagée : ses données ${fault.format} s’arrêtent trop tôt ou sont indéchiffrables. Refaites-la, ou choisissez-en une autre.`
    case 'unavailable':
      return `La lecture d’images ne marche pas en ce moment (${fault.detail}). Saisissez les dominos à la main, ou réessayez.`
  }
}

const CAMERA_SENTENCES: Readonly<Record<CameraFault, string>> = {
  refused:
    'La caméra ne peut pas servir : l’autorisation a été refusée. Accordez-la dans les réglages du navigateur ou du système, ou prenez un fichier image.',
  none: 'Aucune caméra trouvée. Branchez-en une et réessayez, ou prenez un fichier image.',
  busy: 'La caméra sert déjà à un autre programme. Fermez ce programme et réessayez, ou prenez un fichier image.',
  insecure:
    'Un navigateur ne permet la caméra qu’aux pages de cet ordinateur ou en HTTPS. Prenez un fichier image ; sur un téléphone, cela propose aussi l’appareil photo.',
  stopped: 'La caméra s’est arrêtée. Rebranchez-la, ou prenez un fichier image.',
  other: 'La caméra n’a pas pu démarrer. Réessayez, ou prenez un fichier image.',
}

export const photo: PageWords['photo'] = {
  open: 'Photographier',
  cameraFault: (fault) => CAMERA_SENTENCES[fault],

  source: {
    camera: 'Utiliser une caméra',
    cameraOff: 'Couper la caméra',
    file: 'Choisir une image…',
    hint: 'Ou déposez une image ici, ou collez-en une.',
    dropHere: 'Déposez l’image ici',
    take: 'Prendre la photo',
    takeAnother: 'En prendre une autre',
    lookAgain: 'Regarder de nouveau',
    whichCamera: 'Caméra',
    anotherCamera: 'En choisir une autre…',
    unnamedCamera: (number) => `Caméra ${number}`,
    starting: 'Démarrage de la caméra…',
    live: 'Ce que voit la caméra',
    watch: 'Observer la table',
    watchHint: 'Propose un coup quand un nouveau domino est immobile depuis une seconde. Rien n’est saisi tout seul.',
    watching: 'Observation de la table…',
    onlyOne: (files, name) => `${files} fichiers sont arrivés ; seul ${name} a été regardé.`,
  },

  print: {
    label: 'Dominos avec des',
    pips: 'points',
    numbers: 'chiffres',
  },

  opening: 'Chargement de la lecture de photos…',
  reading: 'Lecture de la photo…',
  cancel: 'Arrêter la lecture',
  fault: 'Rien n’a été lu',

  review: {
    picture: 'La photo avec les dominos trouvés',
    tiles: 'Dominos trouvés',
    none: 'Aucun domino trouvé sur cette photo. Approchez-vous, évitez les reflets, ou saisissez le domino à la main.',
    tile: 'Domino',
    sure: 'sûr',
    unsure: 'pas sûr',
    unsureOr: (tile) => `pas sûr, peut-être ${tile}`,
    outside: 'pas sûr, car ce n’est pas un domino de ce jeu',
    chosen: 'comme vous l’avez dit',
    newMark: 'vient d’être posé',
    unsureMark: '?',
    which: (tile) => `Quel domino est-ce ? Lu comme ${tile}`,
    percent: (chance) => (chance > 0.995 ? '> 99 %' : chance < 0.005 ? '< 1 %' : `${Math.round(chance * 100)} %`),
    candidate: (tile, chance) => `${tile}, ${chance}`,
    other: 'Un autre domino',
    noTile: 'Il n’y a pas de domino ici',
    isTheNew: 'C’est le domino qui vient d’être posé',
    back: 'Retour à la photo',
  },

  play: {
    title: (name) => `Photographier le domino posé par ${name}`,
    titleLead: (name) => `Photographier l’ouverture ${ofName(name)}`,
    proposed: (tile) => `Nouveau sur la table : ${tile}`,
    chooseTile: 'Quel domino a été posé ? Choisissez-le ci-dessous ou sur la photo.',
    chooseEnd: 'Où a-t-il été posé ?',
    likeliest: 'Dominos les plus probables',
    ends: (tile) => `Où ${tile} a été posé`,
    laidBy: 'Posé par',
    nothingNew: 'Pas de nouveau domino : tout ce qu’on voit sur la photo est déjà dans l’enregistrement.',
    nothingFits: 'Aucun domino de la photo n’a pu être posé maintenant.',
    enter: (tile, where, name) => `Saisir ${tile}, ${where.toLowerCase()}, pour ${name}`,
    enterLead: (tile, name) => `Saisir ${tile} comme ouverture ${ofName(name)}`,
    enterNothing: 'Saisir le coup',
    leave: 'Saisir à la main',
    unknown: (tiles) =>
      `La photo montre aussi ${listed(tiles)}, qui ${tiles.length === 1 ? 'n’est' : 'ne sont'} pas dans l’enregistrement. Un coup a-t-il été oublié ?`,
    unseen: (tiles) => `L’enregistrement contient ${listed(tiles)}, qu’on ne voit pas sur la photo.`,
    entered: (tile) => `${tile} a été saisi.`,
  },

  hand: {
    open: (name) => `Photographier la main ${ofName(name)}`,
    title: (name) => `La main ${ofName(name)}`,
    found: (tiles, expected) => `${counted(tiles, { one: 'domino trouvé', other: 'dominos trouvés' })}${expected === null ? '' : ` ; attendu : ${expected}`}`,
    settle: (tiles) =>
      tiles === 1 ? 'Un domino n’est pas sûr : touchez-le et dites lequel c’est.' : `${tiles} dominos ne sont pas sûrs : touchez chacun et dites lequel c’est.`,
    use: (tiles) => (tiles === 1 ? 'Prendre ce domino' : `Prendre ces ${tiles} dominos`),
    replaces: 'Ils remplacent les dominos déjà saisis pour cette main.',
    missed: 'Un domino oublié peut être ajouté à la main ensuite.',
  },

  line: {
    open: 'Déjà commencée',
    title: 'La manche a déjà commencé',
    about: 'Photographiez la table, ou tapez sa ligne. Ce qui y est posé n’est pas compté ; tout ce qui suit l’est.',
    photograph: 'Photographier la table',
    use: (tiles) => (tiles === 0 ? 'Prendre cette ligne' : `Prendre cette ligne de ${counted(tiles, tileNoun)}`),
    leave: 'Commencer par l’ouverture',
    begin: (tiles) => (tiles === 0 ? 'Continuer d’ici' : `Continuer avec ${counted(tiles, tileNoun)} sur la table`),
    found: (tiles, apart) =>
      apart === 0 ? `Une ligne de ${counted(tiles, tileNoun)} a été lue.` : `Une ligne de ${counted(tiles, tileNoun)} a été lue ; à part : ${apart} de plus.`,
    broken: (tiles) =>
      `${listed(tiles)} ${tiles.length === 1 ? 'ne va' : 'ne vont'} pas avec le domino précédent. Touchez ce qui a été mal lu, ou corrigez la ligne ci-dessous.`,
    line: 'La ligne, du bout gauche au bout droit',
    lineHint: 'Chaque domino tel qu’il est posé, avec des espaces : 6-4 4-4 4-2 montre 6 à gauche et 2 à droite.',
    arms: (arms) => `Le pivot et ses ${arms} branches`,
    armsHint: 'Le pivot, puis chaque branche vers l’extérieur, séparés par | : 6-6 | 6-4 4-1 | 6-2 | - | -',
    unwritten: (layout) => (layout === 'two-ended' ? 'Aucun domino n’est écrit ici.' : 'Le pivot manque. Il vient en premier, avant le premier |.'),
    next: 'À qui de jouer',
    inHand: (name) => `Dominos dans la main ${ofName(name)}`,
    points: (name, points) => `Total ${ofName(name)} jusqu’ici, en ${points.other}`,
    guessed: 'Le nombre de dominos de chaque main est estimé d’après la distribution. Comptez-les : qui fait domino en dépend.',
  },

  dice: {
    open: 'Photographier les dés',
    title: 'Les dés',
    picture: 'La photo avec les dés trouvés',
    few: (dice) =>
      dice === 0
        ? 'Aucun dé trouvé. Il faut deux dés rouges et deux dés verts sur une même photo.'
        : `Sur les quatre dés, ${dice === 1 ? 'un seul a été trouvé' : `seuls ${dice} ont été trouvés`}. Écartez-les et réessayez, ou indiquez les autres à la main.`,
    ask: (pair, a, b) => `${pair} : pas sûr. On dirait ${a} et ${b}.`,
    yes: (a, b) => `Oui, ${a} et ${b}`,
    sure: (pair, a, b) => `${pair} : ${a} et ${b}`,
    use: 'Prendre ces dés',
    flower: 'Fleur (vert)',
    scorpion: 'Scorpion (rouge)',
  },
}
