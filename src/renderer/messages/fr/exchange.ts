import type { PageWords } from '../page-words'
import { counted, figures, inNumber } from '#shared/words/fr'
import type { Noun } from '#shared/words/grammar'

export const data: PageWords['data'] = {
  title: 'Données',
}

const MATCHES: Noun = { one: 'partie', other: 'parties' }
const RECORDS: Noun = { one: 'enregistrement', other: 'enregistrements' }

export const exporting: PageWords['exporting'] = {
  running: (done, total) => (total === 0 ? 'Préparation du fichier…' : `Préparation du fichier : ${figures(done)} sur ${counted(total, MATCHES)}`),
  cancel: 'Annuler',
  done: (name, matches) =>
    `« ${name} » est prêt et contient ${counted(matches, MATCHES)}. Vous le trouverez là où ce navigateur ou ce système met les téléchargements.`,
  unreadable: (count) =>
    `${counted(count, MATCHES)} ${inNumber(count, { one: 'est illisible ou ne peut pas être comptée en ce moment, et n’est pas', other: 'sont illisibles ou ne peuvent pas être comptées en ce moment, et ne sont pas' })} dans le fichier. Ce qui est enregistré est inchangé.`,
  empty: 'Il n’y a pas encore de partie à exporter.',
  lost: 'La connexion a été perdue avant que le fichier soit complet ; il n’a donc pas été fait. Réessayez une fois qu’elle est rétablie.',
  fault: (message) => `Le fichier n’a pas pu être fait (${message}). Ce qui est enregistré est inchangé.`,
}

/** Of one match: on its score sheet and at its end. */
export const takeOut: PageWords['takeOut'] = {
  label: 'Exporter cette partie',
  print: 'Imprimer',
  picture: 'Image',
  kinds: {
    records: { name: 'Enregistrement', what: 'La partie entière, pour un autre Caravan ou pour la commande score' },
    results: { name: 'Résultats', what: 'Un tableau avec une ligne par personne (CSV), pour un tableur' },
    events: { name: 'Saisies', what: 'Un tableau avec une ligne pour tout ce qui s’est passé (CSV)' },
  },
  pictureOf: {
    title: 'Image du résultat',
    save: 'Enregistrer l’image',
    share: 'Partager',
    failed: 'L’image n’a pas pu être faite. Réessayez, ou imprimez la feuille de score.',
    notShared: 'L’image n’a pas été partagée. Vous pouvez l’enregistrer à la place.',
    after: (rounds) => `Après ${counted(rounds, { one: 'manche', other: 'manches' })}`,
    alt: (game, date, standing) => `${game}, ${date}. ${standing}`,
    won: 'victoire',
  },
  sheet: {
    rules: 'Règles maison',
    made: 'Feuille de score faite avec Caravan',
  },
}

/** Of all matches: a section of the page of the stored data. */
export const exchange: PageWords['exchange'] = {
  heading: 'Exporter et importer',
  out: {
    heading: 'Tout exporter',
    text: 'Un seul fichier avec toutes les parties qui ne sont pas dans la corbeille. Ces fichiers sont à vous : d’autres programmes peuvent les lire, et ils restent tels quels.',
    kinds: {
      records: { name: 'Tous les enregistrements', what: 'JSON Lines : une partie par ligne, comme Caravan et sa commande score les lisent' },
      results: { name: 'Tous les résultats', what: 'CSV : une ligne par personne et par partie, pour un tableur' },
      events: { name: 'Toutes les saisies', what: 'CSV : une ligne pour tout ce qui s’est passé' },
    },
    fileNames: { records: 'Caravan parties', results: 'Caravan résultats', events: 'Caravan saisies' },
  },
  in: {
    heading: 'Importer des enregistrements',
    text: 'Choisissez des fichiers d’enregistrements, un seul ou des milliers, ou déposez-les sur cette page. Une partie déjà présente n’est pas prise deux fois, et si un fichier en donne la suite, elle est prolongée.',
    kinds: 'Fichiers en .caravan (un enregistrement), .json (un seul ou une liste) ou .jsonl (un par ligne)',
    choose: 'Choisir des fichiers',
    drop: 'Lâchez pour les importer',
    running: (file) => `Lecture de « ${file} »`,
    cancel: 'S’arrêter ici',
    ended: {
      finished: 'Tous les fichiers ont été lus.',
      cancelled: 'Lecture arrêtée à votre demande. Ce qui a été pris avant reste ; les mêmes fichiers peuvent être relus à tout moment.',
      'not-saved': 'Le disque n’acceptait plus rien, la lecture a donc été arrêtée. Ce qui a été pris avant est enregistré.',
      fault: 'Quelque chose s’est mal passé, la lecture a donc été arrêtée. Ce qui a été pris avant est enregistré.',
    },
    added: (count) => `${counted(count, MATCHES)} ${inNumber(count, { one: 'ajoutée', other: 'ajoutées' })}`,
    extended: (count) => `${counted(count, MATCHES)} ${inNumber(count, { one: 'déjà ici et prolongée', other: 'déjà ici et prolongées' })}`,
    known: (count) => `${counted(count, MATCHES)} déjà ici`,
    inBin: (count) => `${counted(count, MATCHES)} dans la corbeille, où ${inNumber(count, { one: 'elle a été laissée', other: 'elles ont été laissées' })}`,
    refused: (count) => `${counted(count, RECORDS)} ${inNumber(count, { one: 'refusé', other: 'refusés' })}`,
    nothing: 'Aucun enregistrement trouvé.',
    refusals: 'Ce qui a été refusé, et pourquoi',
    table: { file: 'Fichier', place: 'Où', why: 'Pourquoi', code: 'Code' },
    more: (count) => `Et ${figures(count)} de plus.`,
    place: { line: (place) => `Ligne ${figures(place)}`, record: (place) => `Enregistrement ${figures(place)}`, file: 'Tout le fichier' },
    faults: {
      'too-long': 'Cet enregistrement est plus long qu’une partie ne peut l’être ; il a donc été sauté.',
      'cut-short': 'Le fichier s’arrête au milieu de cet enregistrement. Il n’a peut-être pas été copié en entier.',
      'after-the-end': 'Quelque chose ici n’est pas un enregistrement ; le reste du fichier n’a donc pas été lu.',
      'not-records': 'Ce n’est pas un fichier d’enregistrements : il ne commence ni par un enregistrement ni par une liste d’enregistrements.',
      'no-object': 'Ce n’est pas un enregistrement : un enregistrement est un objet JSON, qui commence par une accolade.',
      'not-utf8': 'À partir d’ici, le fichier n’est pas du texte en UTF-8 ; le reste n’a donc pas été lu. Enregistrez-le en UTF-8 et réessayez.',
      unreadable: 'La suite du fichier n’a pas pu être lue. Il a peut-être été modifié, déplacé ou supprimé entre-temps.',
    },
  },
}
