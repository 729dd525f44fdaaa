import type { PageWords } from '../page-words'
import { counted, figures, inNumber } from '#shared/words/fr'
import type { Noun } from '#shared/words/grammar'

export const files: PageWords['files'] = {
  title: 'Fichiers',
}

const MATCHES: Noun = { one: 'partie', other: 'parties' }

const BESIDE_NOUNS = { evening: { one: 'soirée', other: 'soirées' }, season: { one: 'saison', other: 'saisons' } } as const
const inPlural = (word: string) => (count: number) => (count < 2 ? word : `${word}s`)
const BESIDE_DONE = {
  added: inPlural('ajoutée'),
  extended: (count: number) => `${inPlural('complétée')(count)} avec la suite`,
  known: () => 'déjà là',
  'in-bin': (count: number) => `${inPlural('laissée')(count)} dans la corbeille`,
  differs: (count: number) => `non ${inPlural('importée')(count)}, car une autre version est ici`,
} as const

export const exporting: PageWords['exporting'] = {
  running: (done, total) => (total === 0 ? 'Exportation…' : `Exportation : ${counted(done, MATCHES)} sur ${figures(total)}`),
  cancel: 'Annuler',
  done: (name, matches) =>
    `${counted(matches, MATCHES)} ${inNumber(matches, { one: 'exportée', other: 'exportées' })} dans « ${name} ». Le fichier est dans vos téléchargements.`,
  doneBeside: (name, count) =>
    `${counted(count, { one: 'soirée ou saison exportée', other: 'soirées et saisons exportées' })} dans « ${name} ». Regardez dans vos téléchargements.`,
  emptyBeside: 'Il n’y a pas encore de soirée ni de saison à exporter.',
  unreadable: (count) =>
    `Impossible de lire ou de compter ${counted(count, MATCHES)} : ${inNumber(count, { one: 'elle n’est pas', other: 'elles ne sont pas' })} dans le fichier. Vos parties enregistrées n’ont pas changé.`,
  empty: 'Il n’y a pas encore de partie à exporter.',
  lost: 'La connexion a été perdue. Aucun fichier n’a été exporté. Réessayez une fois qu’elle sera rétablie.',
  fault: (message) => `Le fichier n’a pas pu être créé. Vos parties enregistrées n’ont pas changé. (${message})`,
}

/** Of all matches: a section of the page of the stored data. */
export const exchange: PageWords['exchange'] = {
  heading: 'Exporter et importer',
  out: {
    heading: 'Tout exporter',
    text: 'Un fichier avec toutes les parties qui ne sont pas dans la corbeille. D’autres programmes peuvent le lire.',
    kinds: {
      records: { name: 'Fichier de parties', what: 'Pour Caravan sur un autre appareil (JSON Lines)' },
      evenings: { name: 'Soirées et saisons', what: 'À ouvrir dans Caravan sur un autre appareil (JSON Lines)' },
      results: { name: 'Résultats', what: 'Un tableau avec une ligne par personne et par partie (CSV)' },
      events: { name: 'Saisies', what: 'Un tableau avec une ligne par saisie (CSV)' },
    },
    tables: {
      legend: 'Colonnes des tableaux',
      hint: 'Si votre tableur montre tout dans une seule colonne, choisissez l’autre signe.',
      forms: { programs: 'Pour d’autres programmes', commas: 'Virgules', semicolons: 'Points-virgules' },
    },
    fileNames: { records: 'Caravan parties', evenings: 'Caravan soirées et saisons', results: 'Caravan résultats', events: 'Caravan saisies' },
  },
  in: {
    heading: 'Importer des parties',
    text: 'Choisissez des fichiers de partie ou déposez-les sur cette page. Les parties que vous avez déjà ne sont pas ajoutées deux fois. Si un fichier donne la suite d’une de vos parties, elle est complétée.',
    kinds: '.caravan (une partie), .json (une seule ou une liste), .jsonl ou .txt (une par ligne)',
    choose: 'Choisir des fichiers',
    drop: 'Déposez pour importer',
    running: (file) => `Importation de « ${file} »…`,
    cancel: 'Arrêter l’importation',
    ended: {
      finished: 'Importation terminée.',
      cancelled: 'Vous avez arrêté l’importation. Ce qui est déjà importé reste. Vous pouvez importer de nouveau les mêmes fichiers à tout moment.',
      'not-saved': 'Caravan n’a pas pu écrire sur le disque. L’importation s’est arrêtée. Ce qui est déjà importé est enregistré. Réessayez plus tard.',
      fault: 'Quelque chose s’est mal passé. L’importation s’est arrêtée. Ce qui est déjà importé est enregistré.',
    },
    added: (count) => `${counted(count, MATCHES)} ${inNumber(count, { one: 'ajoutée', other: 'ajoutées' })}`,
    extended: (count) => `${counted(count, MATCHES)} ${inNumber(count, { one: 'déjà ici, complétée', other: 'déjà ici, complétées' })}`,
    known: (count) => `${counted(count, MATCHES)} déjà ici`,
    beside: (what, how, count) => `${counted(count, BESIDE_NOUNS[what])} ${BESIDE_DONE[how](count)}`,
    inBin: (count) => `${counted(count, MATCHES)} ${inNumber(count, { one: 'laissée', other: 'laissées' })} dans la corbeille`,
    refused: (count) => `${counted(count, MATCHES)} non ${inNumber(count, { one: 'importée', other: 'importées' })}`,
    nothing: 'Aucune partie trouvée.',
    refusals: 'Parties non importées',
    table: { file: 'Fichier', place: 'Où', why: 'Pourquoi', code: 'Code' },
    more: (count) => `Et ${figures(count)} de plus.`,
    place: { line: (place) => `Ligne ${figures(place)}`, record: (place) => `Partie ${figures(place)}`, file: 'Tout le fichier' },
    alike: (count) => `et ${counted(count, { one: 'autre pareille', other: 'autres pareilles' })}`,
    faults: {
      'too-long': 'Cette partie est trop longue. Elle a été ignorée.',
      foreign: 'Ce n’est pas une partie de Caravan, et c’est trop grand pour regarder dedans.',
      'cut-short': 'Le fichier s’arrête au milieu de cette partie. La copie n’est peut-être pas allée jusqu’au bout.',
      'after-the-end': 'Quelque chose ici n’est pas une partie. Le reste du fichier a été ignoré.',
      'not-records': 'Ce n’est pas un fichier de partie.',
      'no-object': 'Ce n’est pas une partie.',
      'no-text': 'Ce n’est pas un fichier texte mais un tableur, une image, une archive ou autre. Une sauvegarde se restaure sous Fichiers.',
      'not-utf8': 'À partir d’ici, le fichier n’est pas du texte en UTF-8. Le reste a été ignoré. Enregistrez-le en UTF-8 et réessayez.',
      unreadable: 'Caravan n’a pas pu lire la suite de ce fichier. Il a peut-être été modifié, déplacé ou supprimé.',
    },
  },
}
