import { accountSentencesOf } from '../account-sentences'
import { counted, listed, tileNoun, timesWord } from './numbers'
import { vocabulary } from './vocabulary'

export const { boneyardSentence, countsSentence, endStateSentence, heldFitSentence, mustWaitSentence, troubleSentence, unseenSentence, verdictSentence } =
  accountSentencesOf(vocabulary, {
    verdict: {
      goneOut: (who, one) => `No hay cierre: ${who} ${one ? 'hizo' : 'hicieron'} dominó, así que la ronda ya había terminado.`,
      canPlay: (who, one) => `No hay cierre: ${who} todavía ${one ? 'puede' : 'pueden'} jugar.`,
      somebodyCanPlay: (who, one, hidden, nowhere) =>
        `No hay cierre: ${who} ${one ? 'tiene' : 'tienen entre todos'} ${hidden} sin ver. De las que no se han visto, solo ${nowhere} no ${nowhere === 1 ? 'encaja' : 'encajan'}, así que al menos una sí.`,
      frozen: 'Hay cierre: todas las fichas que encajan ya están en la mesa.',
      blocked: (boneyard) => `Hay cierre: nadie tiene una ficha que encaje, y del ${boneyard} ya no se puede robar.`,
      drawFirst: (boneyard, drawable, helps, one) =>
        `Todavía no hay cierre: nadie tiene una ficha que encaje, pero aún se ${one ? 'puede' : 'pueden'} robar ${drawable} del ${boneyard}.${helps ? '' : ' Ninguna encaja.'}`,
      open: (missing) => `No se puede saber todavía: ${listed(missing)}.`,
    },
    missing: {
      table: 'faltan los extremos abiertos',
      hands: ({ who }, one) => `${who} ${one ? 'puede' : 'pueden'} tener una ficha que encaje`,
      boneyard: (boneyard) => `el ${boneyard} está sin contar`,
    },
    couldLead: (who, tile) => `${who} puede salir con ${tile}.`,
    couldPlay: (who, tile, ends) => `${who} puede jugar ${tile}: encaja con ${ends}.`,
    mustWait: (who, tile, ends) => `${who} tiene ${tile}, que encaja con ${ends}. Pero antes hay que jugar en todos los lados del primer doble.`,
    end: {
      shows: (arm, suit) => `${arm} (${suit})`,
      closed: (shows) => `${shows}, cerrado hasta que se juegue en todos los lados del primer doble`,
      frozen: (shows, suit) => `${shows}: todas las fichas del ${suit} están en la mesa. Ahí ya no se puede jugar.`,
      seen: (shows, suit) => `${shows}: ya se sabe dónde están todas las fichas del ${suit}.`,
      unseen: (shows, tiles) => `${shows}: sin ver ${tiles}.`,
    },
    counts: (tiles, onTable, inHands, unseen) => `${tiles} en el dominó: ${onTable} en la mesa, ${inHands} en las manos, ${unseen} sin ver.`,
    allSeen: 'Se han visto todas las fichas del dominó.',
    unseen: (tiles, one, places) => `Sin ver: ${tiles}. ${one ? 'Tiene' : 'Tienen'} que estar ${places}.`,
    places: { table: 'en la mesa', hands: ({ hands }) => `en ${hands}`, boneyard: (boneyard) => `en el ${boneyard}` },
    boneyard: {
      empty: (boneyard) => `El ${boneyard} está vacío.`,
      down: (boneyard, reserve) => `En el ${boneyard} solo queda la reserva de ${counted(reserve, tileNoun)}.`,
      above: (boneyard, drawable, one) => `Aún se ${one ? 'puede' : 'pueden'} robar ${drawable} del ${boneyard}.`,
      unknown: (boneyard) => `El ${boneyard} está sin contar.`,
    },
    trouble: {
      notInSet: (tile, places) => `${tile}, ${places}, no es de este dominó.`,
      tooOften: (tile, times, places, most) => `${tile} está anotada ${timesWord(times)}, ${places}, pero en el dominó solo hay ${most === 1 ? 'una' : most}.`,
      handCount: ({ hands }, entered, count) =>
        `En ${hands} hay ${counted(entered, tileNoun)} ${entered === 1 ? 'anotada' : 'anotadas'}, pero ${count === 1 ? 'debería' : 'deberían'} ser ${count}.`,
      boneyardCount: (boneyard, count, left, one) =>
        `En el ${boneyard} se ${count === 1 ? 'contó' : 'contaron'} ${counted(count, tileNoun)}, pero según la mesa y las manos ${one ? 'queda' : 'quedan'} ${left}.`,
      tooManyHidden: (hidden, left) =>
        `En las manos ${hidden === 1 ? 'falta' : 'faltan'} ${counted(hidden, tileNoun)}, pero en el dominó solo ${left === 1 ? 'queda' : 'quedan'} ${left}.`,
      belowReserve: (boneyard, left, reserve) =>
        `En el ${boneyard} solo puede haber ${counted(left, tileNoun)}, menos que la reserva de ${reserve}. Alguien robó de la reserva o falta una ficha.`,
    },
    repeated: (tile, times) => `${tile} (${timesWord(times)})`,
    between: (least, most) => `de ${least} a ${most}`,
    alone: String,
  })
