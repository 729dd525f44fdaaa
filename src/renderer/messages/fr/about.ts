import type { PageWords } from '../page-words'

/** The page about the program itself. */
export const about: PageWords['about'] = {
  title: 'À propos de Caravan',
  what: 'Caravan compte les points à votre table de dominos, pour les jeux de la famille Bergen. Il dit pourquoi chaque coup rapporte et tranche les désaccords d’après les règles.',
  private: 'Il est gratuit et n’envoie rien sur Internet.',
  version: (version) => `Version ${version}, logiciel libre sous licence MIT.`,
  unknown: 'En attente de Caravan…',
  help: {
    heading: 'Aide',
    introduction: 'Ce que fait Caravan',
    rules: 'Les règles et leurs sources',
  },
  licences: {
    heading: 'Ce que contient Caravan',
    text: 'Caravan utilise ces composants libres. Chacun a sa propre licence.',
    waiting: 'Chargement de la liste…',
    missing: 'Impossible de charger la liste pour l’instant. Vous la trouverez dans le programme installé, dans le fichier licences.json.',
    part: (name, version, licence) => `${name} ${version} (${licence})`,
    chromium: 'Les composants de Chromium figurent dans LICENSES.chromium.html, à côté du programme installé.',
  },
  technical: {
    heading: 'Détails techniques',
    where: { electron: 'Vous utilisez Caravan dans sa propre fenêtre.', web: 'Vous utilisez Caravan dans le navigateur. Il s’exécute sur cet ordinateur.' },
    browser: 'Ouvrir dans le navigateur',
    folder: 'Au démarrage, Caravan affiche dans le terminal le dossier de vos parties.',
    showFolder: 'Voir le dossier des parties',
  },
  diagnostics: {
    heading: 'Pour signaler un problème',
    text: 'Joignez ce texte à votre signalement : il indique ce que vous utilisez et ce qui s’est mal passé. Il ne contient ni nom, ni note, ni lieu, ni dossier. Lisez-le avant de l’envoyer.',
    copy: 'Copier le diagnostic',
    copied: 'Copié.',
    notCopied: 'La copie n’a pas fonctionné. Sélectionnez le texte ci-dessous et copiez-le à la main.',
    label: 'Diagnostic',
  },
}
