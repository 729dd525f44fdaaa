import type { PageWords } from '../page-words'

/** The page about the program itself. */
export const about: PageWords['about'] = {
  title: 'À propos de Caravan',
  what: 'Un compagnon de table pour les dominos de la famille Bergen. C’est un logiciel libre sous licence MIT, et tout reste sur cet ordinateur.',
  version: 'Version',
  folder: 'Le dossier de vos parties',
  unknown: 'Pas encore connu : Caravan n’a pas répondu.',
  rules: 'Les règles, chacune avec sa source',
  licences: {
    heading: 'Ce qu’il contient',
    text: 'Caravan s’appuie sur le travail d’autres personnes. Chaque élément est accompagné de sa licence.',
    waiting: 'Chargement de la liste…',
    missing: 'La liste ne peut pas être affichée pour l’instant. Elle est fournie avec le programme compilé, dans le fichier licences.json.',
    part: (name, version, licence) => `${name} ${version} (${licence})`,
    chromium: 'Ce dont Chromium est fait figure dans LICENSES.chromium.html, à côté du programme installé.',
  },
  diagnostics: {
    heading: 'Pour signaler un défaut',
    text: 'Ceci dit à qui répare un défaut ce que vous utilisez et ce qui s’est mal passé. On n’y trouve ni nom, ni note, ni lieu, ni dossier ; lisez-le avant de l’envoyer.',
    copy: 'Copier le diagnostic',
    copied: 'Copié.',
    notCopied: 'La copie n’a pas pu se faire. Sélectionnez le texte ci-dessous et copiez-le à la main.',
    label: 'Diagnostic',
  },
}
