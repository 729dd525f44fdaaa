import { presetNames } from '../es/games'
import type { MenuWords } from './en'

export const menu: MenuWords = {
  app: {
    about: 'Acerca de Caravan',
    settings: 'Ajustes…',
    services: 'Servicios',
    hide: 'Ocultar Caravan',
    hideOthers: 'Ocultar otros',
    showAll: 'Mostrar todo',
    quit: 'Salir de Caravan',
  },
  file: {
    name: '&Archivo',
    newMatch: 'Partida nueva',
    newWindow: 'Ventana nueva',
    open: 'Abrir un registro…',
    recent: 'Últimas partidas',
    noRecent: 'Todavía no hay partidas',
    allMatches: 'Todas las partidas',
    print: 'Imprimir…',
    pdf: 'Guardar como PDF…',
    dataFolder: 'Mostrar mi carpeta de datos',
    data: 'Copias de seguridad y archivos…',
    close: 'Cerrar la ventana',
  },
  edit: { name: '&Editar', cut: 'Cortar', copy: 'Copiar', paste: 'Pegar', selectAll: 'Seleccionar todo' },
  view: {
    name: '&Ver',
    back: 'Atrás',
    forward: 'Adelante',
    reload: 'Volver a cargar la página',
    usualSize: 'Tamaño normal',
    larger: 'Más grande',
    smaller: 'Más pequeño',
    fullScreen: 'Pantalla completa',
    kiosk: 'Quiosco: solo Caravan',
    tools: 'Herramientas de desarrollo',
  },
  window: { name: 'Ve&ntana', minimise: 'Minimizar', zoom: 'Zoom', toFront: 'Traer todo al frente' },
  help: { name: 'A&yuda', rules: 'Las reglas', browser: 'Abrir en el navegador' },
  kiosk: {
    message: '¿No mostrar nada más que Caravan en esta pantalla?',
    detail: (keys) => `No habrá menú ni camino hacia otros programas: es para una mesa donde muchas manos tocan la pantalla. ${keys} lo devuelve todo.`,
    yes: 'Adelante',
    no: 'Cancelar',
  },
  pdf: {
    kind: 'Documento PDF',
    failed: 'No se ha podido guardar el PDF',
    why: (detail) => `A tus partidas no les afecta. El sistema dice: ${detail}`,
  },
  presets: presetNames,
  records: { kind: 'Registros de Caravan', all: 'Todos los archivos' },
  folder: { failed: 'No se ha podido mostrar la carpeta', where: (folder, detail) => `Está en ${folder}. El sistema dice: ${detail}` },
  notStarted: { title: 'Caravan no ha podido abrirse', text: (detail) => `Lo que se guardó antes sigue ahí. Caravan dice: ${detail}` },
  elsewhere: {
    message: 'Caravan ya está abierto en tu navegador',
    detail: (files) =>
      `Por eso no se ha abierto ${files}. A continuación se abre en el navegador la página Datos: elige allí el archivo, en “Incorporar registros”, o suéltalo en la página.`,
    go: 'Abrir la página Datos',
  },
  gone: {
    message: 'La página se ha cerrado por sí sola',
    detail: 'Todo lo que se confirmó está guardado y a salvo. Vuelve a mostrar la página para seguir donde estabas.',
    again: 'Volver a mostrar la página',
    close: 'Cerrar la ventana',
  },
  hung: {
    message: 'La página no responde en este momento',
    detail:
      'Todo lo que se confirmó está guardado y a salvo. Puedes esperar un poco más o volver a mostrar la página; lo que no se confirmó habrá que anotarlo otra vez.',
    wait: 'Esperar',
  },
  crash: {
    title: 'Caravan tiene que cerrarse',
    text: 'Algo ha fallado en el propio programa. Todo lo que se confirmó está guardado y a salvo: abre Caravan otra vez y sigue donde estabas. En la página “Acerca de Caravan” encontrarás lo que conviene copiar en un aviso de error.',
  },
}
