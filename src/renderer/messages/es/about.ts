import type { PageWords } from '../page-words'

/** The page about the program itself. */
export const about: PageWords['about'] = {
  title: 'Acerca de Caravan',
  what: 'Un compañero de mesa para los dominós de la familia Bergen. Es software libre con licencia MIT, y todo se queda en este equipo.',
  version: 'Versión',
  folder: 'La carpeta de tus partidas',
  unknown: 'Aún no se sabe: Caravan no ha respondido.',
  rules: 'Las reglas, cada una con su fuente',
  licences: {
    heading: 'Qué hay dentro',
    text: 'Caravan se apoya en el trabajo de otras personas. Cada parte viene con su licencia.',
    waiting: 'Buscando la lista…',
    missing: 'La lista no se puede mostrar ahora mismo. Viene con el programa compilado, en el archivo licences.json.',
    part: (name, version, licence) => `${name} ${version} (${licence})`,
    chromium: 'De qué se compone Chromium está en LICENSES.chromium.html, junto al programa instalado.',
  },
  diagnostics: {
    heading: 'Para informar de un error',
    text: 'Esto le cuenta a quien arregla el fallo qué usas y qué salió mal. No contiene nombres, notas, lugares ni carpetas; léelo antes de enviarlo.',
    copy: 'Copiar el diagnóstico',
    copied: 'Copiado.',
    notCopied: 'No se ha podido copiar. Selecciona el texto de abajo y cópialo a mano.',
    label: 'Diagnóstico',
  },
}
