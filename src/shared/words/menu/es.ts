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
  save: { title: 'Guardar archivo' },
  pdf: {
    kind: 'Documento PDF',
    failed: 'No se ha podido guardar el PDF',
    why: (detail) => `Tus partidas están a salvo. El sistema dice: ${detail}`,
  },
  presets: presetNames,
  matchFiles: { kind: 'Archivos de partida de Caravan', all: 'Todos los archivos' },
  folder: { failed: 'No se ha podido abrir la carpeta', where: (folder, detail) => `La carpeta es ${folder}. El sistema dice: ${detail}` },
  notStarted: {
    title: 'Caravan no ha podido abrirse',
    text: (detail) => `Tus partidas guardadas están a salvo. Detalles: ${detail}`,
    data: (folder) => `Caravan no puede escribir en ${folder}. Dale permiso, o abre Caravan con --data y otra carpeta. Tus partidas guardadas están a salvo.`,
    device: (folder) =>
      `Caravan no puede escribir en ${folder}. Indica en CARAVAN_DEVICE una carpeta en la que pueda escribir y elige con --data una carpeta para las partidas. Tus partidas guardadas están a salvo.`,
    away: (folder) =>
      `Tus partidas estaban en ${folder}, y esa carpeta no está disponible ahora. No se ha perdido nada: conecta otra vez la unidad o devuelve la carpeta a su sitio y vuelve a abrir Caravan. Para empezar de cero en ese lugar, crea en él una carpeta llamada “matches”.`,
    full: (folder) =>
      `El disco está lleno y Caravan no puede escribir en ${folder}. Libera espacio y vuelve a abrir Caravan. Tus partidas guardadas están a salvo.`,
    noScreen: 'No hay ninguna pantalla en la que abrir una ventana. Abre Caravan desde tu escritorio.',
  },
  elsewhere: {
    message: 'Caravan ya está abierto en tu navegador',
    detail: (files) =>
      `Aquí no se ha abierto ${files}. Abre la página Archivos en el navegador y elige el archivo en “Importar partidas”, o suéltalo en la página.`,
    go: 'Abrir la página Archivos',
  },
  plain: {
    again: 'Volver a intentarlo',
    browser: 'Abrir en el navegador',
    notLoaded: {
      message: 'La página de Caravan no se ha cargado',
      detail: 'Todo lo que confirmaste está guardado. Vuelve a intentarlo o abre Caravan en el navegador.',
    },
    incomplete: {
      message: 'Falta una parte de Caravan',
      install: (file) => `Caravan no encuentra ${file}. Vuelve a instalar Caravan. Tus partidas están a salvo.`,
      build: (file) => `Caravan no encuentra ${file}. Ejecuta “npm run build” en la carpeta de Caravan y vuelve a intentarlo. Tus partidas están a salvo.`,
    },
    graphics: {
      message: 'Los gráficos de este equipo han fallado varias veces',
      detail:
        'Todo lo que confirmaste está guardado. La próxima vez que lo abras, Caravan no usará la tarjeta gráfica. Vuelve a intentarlo o abre Caravan en el navegador.',
    },
  },
  gone: {
    message: 'La página se ha cerrado inesperadamente',
    detail: 'Todo lo que confirmaste está guardado. Vuelve a intentarlo para seguir donde estabas, o abre Caravan en el navegador.',
    close: 'Cerrar ventana',
  },
  hung: {
    message: 'La página no responde',
    detail: 'Todo lo que confirmaste está guardado. Espera un poco más o recarga la página. Lo que no habías confirmado habrá que anotarlo otra vez.',
    wait: 'Esperar',
    reload: 'Recargar la página',
  },
  crash: {
    title: 'Caravan tiene que cerrarse',
    text: 'Algo ha fallado. Todo lo que confirmaste está guardado. Abre Caravan otra vez para seguir donde estabas. Para informar del error, copia el diagnóstico de “Acerca de Caravan”.',
  },
}
