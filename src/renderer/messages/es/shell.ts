import type { PageWords } from '../page-words'

export const shell: PageWords['shell'] = {
  name: 'Caravan',
  home: 'Caravan, inicio',
  skip: 'Saltar al contenido',
  back: 'Atrás',
  nav: {
    label: 'Menú principal',
    menu: 'Menú',
    more: 'Más',
    home: 'Inicio',
    matches: 'Partidas',
    people: 'Personas',
    statistics: 'Estadísticas',
    rules: 'Reglas',
    evening: 'Velada',
    files: 'Archivos',
    settings: 'Ajustes',
  },
  opening: 'Cargando…',
  title: (page) => `${page} · Caravan`,
  language: {
    label: 'Idioma',
    system: 'Como el sistema',
    names: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' },
  },
  connection: {
    connecting: 'Conectando…',
    lost: 'Sin conexión. Caravan lo sigue intentando. Todo lo anotado está a salvo.',
    refused: 'Caravan se ha reiniciado. Escribe “npm start” otra vez y esta página continúa.',
    back: 'Conexión restablecida.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'En esta dirección no hay ninguna página. Tus partidas están en la página de inicio.',
    home: 'Ir a la página de inicio',
  },
  fault: {
    title: 'Algo ha fallado en esta página',
    safe: 'Todas las jugadas confirmadas están guardadas. Puedes recargar la página sin riesgo.',
    again: 'Recargar la página',
    home: 'Ir a la página de inicio',
    report: 'Para informar de un error',
    details: 'Detalles técnicos',
  },
}
