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
    open: 'Abrir archivo de partida…',
    recent: 'Partidas recientes',
    noRecent: 'No hay partidas recientes',
    allMatches: 'Todas las partidas',
    print: 'Imprimir…',
    pdf: 'Guardar como PDF…',
    dataFolder: 'Mostrar carpeta de datos',
    files: 'Archivos y copias',
    close: 'Cerrar ventana',
  },
  edit: { name: '&Editar', cut: 'Cortar', copy: 'Copiar', paste: 'Pegar', selectAll: 'Seleccionar todo' },
  view: {
    name: '&Ver',
    back: 'Atrás',
    forward: 'Adelante',
    reload: 'Recargar',
    usualSize: 'Tamaño real',
    larger: 'Acercar',
    smaller: 'Alejar',
    fullScreen: 'Pantalla completa',
    kiosk: 'Modo quiosco',
    tools: 'Herramientas de desarrollo',
  },
  window: { name: 'Ve&ntana', minimise: 'Minimizar', zoom: 'Zoom', toFront: 'Traer todo al frente' },
  help: { name: 'A&yuda', rules: 'Las reglas', browser: 'Abrir en el navegador' },
  kiosk: {
    message: '¿Mostrar solo Caravan en esta pantalla?',
    detail: (keys) =>
      `En la pantalla estará solo Caravan, sin menú ni otros programas. Es útil en una mesa donde muchas personas tocan la pantalla. Para salir: ${keys}.`,
    yes: 'Mostrar solo Caravan',
    no: 'Cancelar',
  },
  pdf: {
    kind: 'Documento PDF',
    failed: 'No se ha podido guardar el PDF',
    why: (detail) => `Tus partidas están a salvo. El sistema dice: ${detail}`,
  },
  presets: presetNames,
  matchFiles: { kind: 'Archivos de partida de Caravan', all: 'Todos los archivos' },
  folder: { failed: 'No se ha podido abrir la carpeta', where: (folder, detail) => `La carpeta es ${folder}. El sistema dice: ${detail}` },
  notStarted: { title: 'Caravan no ha podido abrirse', text: (detail) => `Tus partidas guardadas están a salvo. Detalles: ${detail}` },
  elsewhere: {
    message: 'Caravan ya está abierto en tu navegador',
    detail: (files) =>
      `Aquí no se ha abierto ${files}. Abre la página Archivos en el navegador y elige el archivo en “Importar partidas”, o suéltalo en la página.`,
    go: 'Abrir la página Archivos',
  },
  gone: {
    message: 'La página se ha cerrado inesperadamente',
    detail: 'Todo lo que confirmaste está guardado. Recarga la página para seguir donde estabas.',
    again: 'Recargar la página',
    close: 'Cerrar ventana',
  },
  hung: {
    message: 'La página no responde',
    detail: 'Todo lo que confirmaste está guardado. Espera un poco más o recarga la página. Lo que no habías confirmado habrá que anotarlo otra vez.',
    wait: 'Esperar',
  },
  crash: {
    title: 'Caravan tiene que cerrarse',
    text: 'Algo ha fallado. Todo lo que confirmaste está guardado. Abre Caravan otra vez para seguir donde estabas. Para informar del error, copia el diagnóstico de “Acerca de Caravan”.',
  },
}
