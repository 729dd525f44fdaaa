import type { PageWords } from '../page-words'

export const shell: PageWords['shell'] = {
  name: 'Caravan',
  home: 'Caravan, página de inicio',
  skip: 'Saltar a la página',
  nav: {
    label: 'Páginas',
    menu: 'Menú',
    home: 'Mesa',
    history: 'Historial',
    people: 'Personas',
    statistics: 'Estadísticas',
    rules: 'Reglas',
    data: 'Datos',
    settings: 'Ajustes',
  },
  opening: 'Abriendo…',
  title: (page) => `${page} · Caravan`,
  language: {
    label: 'Idioma',
    system: 'Como el sistema',
    names: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' },
  },
  connection: {
    connecting: 'Conectando…',
    lost: 'Se ha perdido la conexión; se vuelve a intentar. No se pierde nada de lo anotado antes.',
    refused: 'Caravan se ha vuelto a iniciar. Escribe «npm start» otra vez y esta página sigue.',
    back: 'Hay conexión otra vez.',
    tryNow: 'Intentarlo ahora',
  },
  notFound: {
    title: 'No existe esta página',
    text: 'En esta dirección no hay nada. Las partidas están en la página de inicio.',
    home: 'A la página de inicio',
  },
  fault: {
    title: 'Algo salió mal en esta página',
    safe: 'Todas las jugadas confirmadas están guardadas y a salvo. Mostrar la página otra vez no lo cambia.',
    again: 'Mostrar la página otra vez',
    home: 'A la página de inicio',
    report: 'Para informar de un error',
    details: 'Qué ha pasado, para quien lo arregle',
  },
}
