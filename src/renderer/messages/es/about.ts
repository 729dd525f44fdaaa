import type { PageWords } from '../page-words'

/** The page about the program itself. */
export const about: PageWords['about'] = {
  title: 'Acerca de Caravan',
  what: 'Lleva la puntuación de los juegos de dominó de la familia Bergen. Es software libre (licencia MIT) y no envía nada a internet.',
  version: 'Versión',
  folder: 'Tus partidas se guardan en',
  unknown: 'Esperando a Caravan…',
  openInBrowser: 'Abrir en el navegador',
  rules: 'Las reglas y sus fuentes',
  licences: {
    heading: 'Qué contiene Caravan',
    text: 'Caravan usa estos componentes libres. Cada uno tiene su propia licencia.',
    waiting: 'Cargando la lista…',
    missing: 'La lista no se puede cargar ahora mismo. La encontrarás en el programa instalado, en el archivo licences.json.',
    part: (name, version, licence) => `${name} ${version} (${licence})`,
    chromium: 'Los componentes de Chromium están en LICENSES.chromium.html, junto al programa instalado.',
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
