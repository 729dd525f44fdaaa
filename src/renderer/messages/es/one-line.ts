/** A match or a position on one line of text: copied and pasted. */
export const oneLine = {
  copy: 'Copiar como texto',
  copied: 'Copiado. Pega la línea en un mensaje, o en Caravan donde se pueda pegar texto.',
  notCopied: 'No se ha podido copiar. Selecciona la línea de abajo y cópiala.',
  label: 'Una línea de texto',
  settle: {
    paste: 'Pegar texto…',
    title: 'Pegar texto',
    hint: 'Una línea copiada como texto: una posición o una partida. Si es una partida, se usa su última ronda.',
    fill: 'Rellenar',
    cancel: 'Cancelar',
    filled: 'Rellenado con el texto.',
  },
  importing: {
    label: 'Pegar partidas como texto',
    hint: 'Una partida por línea, copiada con “Copiar como texto”.',
    button: 'Importar texto',
    file: 'Texto pegado',
  },
} as const
