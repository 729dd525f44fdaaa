import { counted, listed, setWords, tileNoun } from '#shared/words/es'
import type { PageWords } from '../page-words'

export const ownTiles: PageWords['ownTiles'] = {
  legend: 'Tus fichas',
  hint: 'Haz dos fotos de todas tus fichas, una sola vez. Desde entonces, Caravan lee mejor sus fotos.',
  open: 'Fotografiar fichas…',
  again: 'Fotografiar otra vez…',
  forget: 'Olvidar fichas',
  known: (highest, lost, day) => `Caravan conoce tu dominó (${setWords(highest)}${lost.length === 0 ? '' : `, sin ${listed(lost)}`}). Fotografiado el ${day}.`,

  title: 'Fotografiar tus fichas',
  step: (photo) => `Foto ${photo} de 2.`,
  howFirst: 'Coloca la mitad de tus fichas boca arriba en filas, sin que se toquen. Haz la foto desde arriba y sin reflejos.',
  howSecond: 'Aparta la primera mitad y coloca la otra de la misma manera.',
  found: (here, all) => (here === all ? `${counted(all, tileNoun)} en la foto.` : `${counted(here, tileNoun)} en la foto, ${all} en las dos.`),
  sameHalf: 'La mayoría de estas fichas ya están en la primera foto. Coloca la otra mitad y repite la foto.',
  twice: (tiles) => `${tiles.length === 1 ? 'Repetida' : 'Repetidas'}: ${listed(tiles)}. Toca la que esté mal para corregirla.`,
  missing: (tiles) => `${tiles.length === 1 ? 'Falta' : 'Faltan'}: ${listed(tiles)}. Repite la foto, o guarda si tu dominó está incompleto.`,
  next: 'Foto siguiente',
  keep: 'Guardar fichas',
  leave: 'Cancelar',
  kept: 'Tus fichas están guardadas.',
  notKept: 'No se ha podido guardar en el disco. Nada ha cambiado. Prueba más tarde.',

  ask: '¿Olvidar tus fichas?',
  askText: 'Caravan leerá tus fotos como las de cualquier otra ficha. Tus partidas no cambian.',
  remember: 'Conservar fichas',
  forgotten: 'Caravan ha olvidado tus fichas.',
}
