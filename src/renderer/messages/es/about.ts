import type { PageWords } from '../page-words'

/** The page about the program itself. */
export const about: PageWords['about'] = {
  title: 'Acerca de Caravan',
  what: 'Caravan lleva la puntuación en tu mesa de dominó, en los juegos de la familia Bergen. Dice por qué puntúa cada jugada y resuelve las disputas según las reglas.',
  private: 'Es gratis y no envía nada a internet.',
  version: (version) => `Versión ${version}, software libre con licencia MIT.`,
  unknown: 'Esperando a Caravan…',
  help: {
    heading: 'Ayuda',
    introduction: 'Qué hace Caravan',
    rules: 'Las reglas y sus fuentes',
  },
  licences: {
    heading: 'Qué contiene Caravan',
    text: 'Caravan usa estos componentes libres. Cada uno tiene su propia licencia.',
    waiting: 'Cargando la lista…',
    missing: 'La lista no se puede cargar ahora mismo. La encontrarás en el programa instalado, en el archivo licences.json.',
    part: (name, version, licence) => `${name} ${version} (${licence})`,
    chromium: 'Los componentes de Chromium están en LICENSES.chromium.html, junto al programa instalado.',
  },
  technical: {
    heading: 'Detalles técnicos',
    where: { electron: 'Usas Caravan en su propia ventana.', web: 'Usas Caravan en el navegador. Se ejecuta en este equipo.' },
    browser: 'Abrir en el navegador',
    folder: 'Al iniciarse, Caravan muestra en la terminal la carpeta de tus partidas.',
    showFolder: 'Ver carpeta de partidas',
  },
  diagnostics: {
    heading: 'Para informar de un error',
    text: 'Añade esto a tu informe: explica qué usas y qué falló. No contiene nombres, notas, lugares ni carpetas. Léelo antes de enviarlo.',
    copy: 'Copiar el diagnóstico',
    copied: 'Copiado.',
    notCopied: 'No se ha podido copiar. Selecciona el texto de abajo y cópialo a mano.',
    label: 'Diagnóstico',
  },
}
