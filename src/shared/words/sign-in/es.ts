import type { SignInWords } from './en'

export const signIn: SignInWords = {
  opening: 'Abriendo Caravan…',
  heading: 'Caravan aún no conoce este navegador',
  why: 'Puede que otras personas usen también este ordenador. Por eso Caravan solo muestra tus partidas en un navegador que haya abierto él mismo o que tú hayas abierto con la dirección completa. Esto vale hasta que Caravan se inicie de nuevo.',
  ways: 'Cómo entrar',
  again: (command) => `Escribe ${command} otra vez donde iniciaste Caravan. Así se encuentra el Caravan que ya está en marcha y se abre.`,
  print: (command) => `Para otro navegador, escribe ${command}. Aparecerá la dirección completa: ábrela.`,
  window: (menu, item) => `En la ventana de Caravan, elige ${menu} → ${item}.`,
  used: 'Esta dirección ya no sirve: ya se usó, o Caravan se ha vuelto a iniciar desde entonces.',
  noStorage:
    'Este navegador no guarda nada para esta página, así que Caravan no puede reconocerlo. Permite los datos de sitios para esta dirección y ábrela otra vez.',
  noScript: 'Caravan necesita JavaScript para llevar la cuenta.',
}
