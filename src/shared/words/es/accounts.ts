import { accountSentencesOf } from '../account-sentences'
import { counted, listed, tileNoun, timesWord } from './numbers'
import { vocabulary } from './vocabulary'

export const { boneyardSentence, countsSentence, endStateSentence, heldFitSentence, mustWaitSentence, troubleSentence, unseenSentence, verdictSentence } =
  accountSentencesOf(vocabulary, {
    verdict: {
      goneOut: (who, one) => `No hay cierre: a ${who} no ${one ? 'le' : 'les'} quedan fichas, así que la ronda terminó al jugarse la última.`,
      canPlay: (who, one) => `No hay cierre: ${who} todavía ${one ? 'puede' : 'pueden'} jugar.`,
      somebodyCanPlay: 'No hay cierre: en las manos hay más fichas ocultas que fichas que no encajen en ningún sitio, así que alguien todavía puede jugar.',
      frozen: 'Hay cierre, y lo prueba la mesa por sí sola: todas las fichas que encajarían ya están puestas, así que nadie podrá volver a jugar.',
      blocked: (boneyard) => `Hay cierre: nadie tiene una ficha que encaje, y en el ${boneyard} solo queda la reserva.`,
      drawFirst: (boneyard, drawable, helps, one) =>
        `Todavía no hay cierre: nadie tiene una ficha que encaje, pero aún se ${one ? 'puede' : 'pueden'} robar ${drawable} del ${boneyard}${helps ? '' : ', aunque ninguna encaja'}.`,
      open: (missing) => `Sin prueba en un sentido ni en otro: ${listed(missing)}.`,
    },
    missing: {
      table: 'no se conocen los extremos abiertos',
      hands: (hands, one) => `${hands} ${one ? 'podría' : 'podrían'} tener una ficha que encaje`,
      boneyard: (boneyard) => `nadie ha contado el ${boneyard}`,
    },
    couldLead: (who, tile) => `${who} puede salir con ${tile}.`,
    couldPlay: (who, tile, ends) => `${who} puede jugar ${tile}: encaja con ${ends}.`,
    mustWait: (who, tile, ends) => `${who} tiene ${tile}, que encaja con ${ends}, pero antes hay que jugar en todos los lados del primer doble.`,
    end: {
      shows: (arm, suit) => `${arm} muestra ${suit}`,
      closed: (shows) => `${shows} y no se abre hasta que se haya jugado en todos los lados del primer doble`,
      frozen: (shows, suit) => `${shows}: todas las fichas con un ${suit} están en la mesa, así que nadie podrá volver a jugar ahí.`,
      seen: (shows, suit) => `${shows}: todas las fichas con un ${suit} se han visto.`,
      unseen: (shows, tiles, one) => `${shows}: no se ${one ? 'ha' : 'han'} visto ${tiles}.`,
    },
    counts: (tiles, onTable, inHands, unseen) => `De las ${tiles} del juego se han visto ${onTable} en la mesa y ${inHands} en las manos; sin ver: ${unseen}.`,
    allSeen: 'Se han visto todas las fichas del juego.',
    unseen: (tiles, one, places) => `No se ${one ? 'ha' : 'han'} visto ${tiles}: ${one ? 'tiene' : 'tienen'} que estar ${places}.`,
    places: { table: 'en la mesa', hands: (hands) => `en ${hands}`, boneyard: (boneyard) => `en el ${boneyard}` },
    boneyard: {
      empty: (boneyard) => `El ${boneyard} está vacío.`,
      down: (boneyard, reserve) => `En el ${boneyard} solo queda la reserva de ${counted(reserve, tileNoun)}.`,
      above: (boneyard, drawable, one) => `Aún se ${one ? 'puede' : 'pueden'} robar ${drawable} del ${boneyard} antes de que solo quede la reserva.`,
      unknown: (boneyard) => `No se sabe cuántas fichas hay en el ${boneyard}.`,
    },
    trouble: {
      notInSet: (tile, places) => `${tile}, ${places}, no es ninguna ficha de este juego.`,
      tooOften: (tile, times, places, most) => `${tile} se nombró ${timesWord(times)}, ${places}, pero solo hay ${most === 1 ? 'una' : most}.`,
      handCount: (who, named, count) =>
        `En la mano de ${who} se ${named === 1 ? 'nombra' : 'nombran'} ${counted(named, tileNoun)}, pero se ${count === 1 ? 'contó' : 'contaron'} ${count}.`,
      boneyardCount: (boneyard, count, left, one) =>
        `En el ${boneyard} se ${count === 1 ? 'contó' : 'contaron'} ${counted(count, tileNoun)}, pero según la mesa y las manos ${one ? 'queda' : 'quedan'} ${left}.`,
      tooManyHidden: (hidden, left) =>
        `Se dice que en las manos hay ${counted(hidden, tileNoun)} que nadie ha visto, pero en el juego solo ${left === 1 ? 'queda' : 'quedan'} ${left}.`,
      belowReserve: (boneyard, left, reserve) =>
        `En el ${boneyard} solo puede haber ${counted(left, tileNoun)}, menos que su reserva de ${reserve}: alguien robó de la reserva o falta una ficha.`,
    },
    repeated: (tile, times) => `${tile} (${timesWord(times)})`,
    between: (least, most) => `de ${least} a ${most}`,
    alone: String,
  })
