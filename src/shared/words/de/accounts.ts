import { accountSentencesOf } from '../account-sentences'
import { capitalised, counted, tileNoun, TILES_DATIVE, timesWord } from './numbers'
import { vocabulary } from './vocabulary'

export const { boneyardSentence, countsSentence, endStateSentence, heldFitSentence, mustWaitSentence, troubleSentence, unseenSentence, verdictSentence } =
  accountSentencesOf(vocabulary, {
    verdict: {
      goneOut: (who, one) => `Nicht blockiert: ${who} ${one ? 'hat' : 'haben'} Domino gemacht, die Runde war schon zu Ende.`,
      canPlay: (who, one) => `Nicht blockiert: ${who} ${one ? 'kann' : 'können'} noch legen.`,
      somebodyCanPlay: (who, one, hidden, nowhere) =>
        `Nicht blockiert: ${who} ${one ? 'hat' : 'haben zusammen'} ${hidden}, die niemand gesehen hat. Nur ${nowhere} ungesehene ${nowhere === 1 ? 'lässt' : 'lassen'} sich nicht anlegen, also lässt sich mindestens einer davon anlegen.`,
      frozen: 'Blockiert: Alle passenden Steine liegen schon.',
      blocked: (boneyard) => `Blockiert: Niemand hat einen passenden Stein, und aus ${boneyard.dative} kann nichts mehr gezogen werden.`,
      drawFirst: (boneyard, drawable, helps, one) =>
        `Noch nicht blockiert: Niemand hat einen passenden Stein, aber aus ${boneyard.dative} ${one ? 'kann' : 'können'} noch ${drawable} gezogen werden.${helps ? '' : ' Anlegen lässt sich davon keiner.'}`,
      open: (missing) => `Noch nicht sicher: ${capitalised(missing.join('; '))}.`,
    },
    missing: {
      table: 'die offenen Enden sind nicht angegeben',
      hands: ({ who }, one) => `${who} ${one ? 'hat' : 'haben'} vielleicht einen passenden Stein`,
      boneyard: (boneyard) => `${boneyard.nominative} ist nicht gezählt`,
    },
    couldLead: (who, tile) => `${who} kann ${tile} anspielen.`,
    couldPlay: (who, tile, ends) => `${who} kann ${tile} anlegen: ${ends}.`,
    mustWait: (who, tile, ends) => `${who} hat ${tile} für ${ends}, aber zuerst muss an jeder Seite des ersten Paschs angelegt sein.`,
    end: {
      shows: (arm, suit) => `${arm} (${suit})`,
      closed: (shows) => `${shows}, gesperrt, bis an jeder Seite des ersten Paschs angelegt ist`,
      frozen: (shows, suit) => `${shows}: Alle Steine mit einer ${suit} liegen schon, hier kann niemand mehr anlegen.`,
      seen: (shows, suit) => `${shows}: Alle Steine mit einer ${suit} sind bekannt.`,
      unseen: (shows, tiles) => `${shows}: ${tiles} noch nicht gesehen.`,
    },
    counts: (tiles, onTable, inHands, unseen) => `${tiles} im Satz: ${onTable} auf dem Tisch, ${inHands} auf der Hand, ${unseen} nicht gesehen.`,
    allSeen: 'Alle Steine im Satz sind bekannt.',
    unseen: (tiles, one, places) => `Nicht gesehen: ${tiles}. ${one ? 'Er muss' : 'Sie müssen'} ${places} sein.`,
    places: { table: 'auf dem Tisch', hands: ({ at }) => at, boneyard: (boneyard) => boneyard.in },
    boneyard: {
      empty: (boneyard) => `${capitalised(boneyard.nominative)} ist leer.`,
      down: (boneyard, reserve) => `${capitalised(boneyard.in)} ist nur noch die Reserve von ${counted(reserve, TILES_DATIVE)}.`,
      above: (boneyard, drawable, one) => `Aus ${boneyard.dative} ${one ? 'kann' : 'können'} noch ${drawable} gezogen werden.`,
      unknown: (boneyard) => `${capitalised(boneyard.nominative)} ist nicht gezählt.`,
    },
    trouble: {
      notInSet: (tile, places) => `${tile} ${places} gibt es in diesem Satz nicht.`,
      tooOften: (tile, times, places, most) => `${tile} ist ${timesWord(times)} eingegeben, ${places}, aber den Stein gibt es nur ${timesWord(most)}.`,
      handCount: ({ who }, entered, count) =>
        `Für ${who} ${entered === 1 ? 'ist' : 'sind'} ${counted(entered, tileNoun)} eingegeben, es ${count === 1 ? 'müsste' : 'müssten'} aber ${count} sein.`,
      boneyardCount: (boneyard, count, left, one) =>
        `${capitalised(boneyard.in)} ${count === 1 ? 'ist' : 'sind'} ${counted(count, tileNoun)} gezählt, nach allen anderen Steinen ${one ? 'müsste' : 'müssten'} es aber ${left} sein.`,
      tooManyHidden: (hidden, left) =>
        `Auf der Hand ${hidden === 1 ? 'fehlt' : 'fehlen'} noch ${counted(hidden, tileNoun)}, im Satz ${left === 1 ? 'ist' : 'sind'} aber nur noch ${left} übrig.`,
      belowReserve: (boneyard, left, reserve) =>
        `${capitalised(boneyard.in)} ${left === 1 ? 'kann' : 'können'} nur ${counted(left, tileNoun)} liegen, weniger als die Reserve von ${reserve}. Jemand hat aus der Reserve gezogen, oder ein Stein fehlt.`,
    },
    repeated: (tile, times) => `${tile} (${timesWord(times)})`,
    between: (least, most) => `${least} bis ${most}`,
    alone: String,
  })
