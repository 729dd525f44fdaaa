import type { SignInWords } from './en'

export const signIn: SignInWords = {
  opening: 'Abriendo Caravan…',
  heading: 'Caravan aún no conoce este navegador',
  why: 'Puede que otras personas usen también este equipo. Por eso Caravan solo muestra tus partidas en un navegador que haya abierto él mismo o que tú hayas abierto con la dirección completa. Lo recuerda hasta que Caravan se reinicie.',
  ways: 'Cómo entrar',
  again: (command) => `Escribe ${command} otra vez donde iniciaste Caravan. El comando encuentra el Caravan que ya está en marcha y lo abre.`,
  print: (command) => `Para otro navegador, escribe ${command}. Aparecerá la dirección completa. Ábrela.`,
  window: (menu, item) => `En la ventana de Caravan, elige ${menu} → ${item}.`,
  used: 'Esta dirección ya no sirve. Ya se usó, o Caravan se ha reiniciado desde entonces.',
  noStorage:
    'Este navegador no guarda nada para esta página, así que Caravan no puede reconocerlo. Permite los datos de sitios para esta dirección y ábrela otra vez.',
  noScript: 'Caravan necesita JavaScript para llevar la puntuación.',
}
