import { accountSentencesOf } from '../account-sentences'
import { capitalised, counted, numberWord, tileNoun, TILES_DATIVE, timesWord } from './numbers'
import { vocabulary } from './vocabulary'

export const { boneyardSentence, countsSentence, endStateSentence, heldFitSentence, mustWaitSentence, troubleSentence, unseenSentence, verdictSentence } =
  accountSentencesOf(vocabulary, {
    verdict: {
      goneOut: (who, one) => `Nicht blockiert: ${who} ${one ? 'hat' : 'haben'} keinen Stein mehr, die Runde war also mit dem letzten gelegten Stein zu Ende.`,
      canPlay: (who, one) => `Nicht blockiert: ${who} ${one ? 'kann' : 'können'} noch legen.`,
      somebodyCanPlay: 'Nicht blockiert: In den Händen sind mehr verdeckte Steine, als es Steine gibt, die nirgends passen; irgendwer kann also noch legen.',
      frozen: 'Blockiert, und schon durch den Tisch allein bewiesen: Alle Steine, die passen würden, liegen bereits; es kann nie wieder jemand legen.',
      blocked: (boneyard) => `Blockiert: Niemand hat einen passenden Stein, und ${boneyard.in} ist nur noch die Reserve.`,
      drawFirst: (boneyard, drawable, helps, one) =>
        `Noch nicht blockiert: Niemand hat einen passenden Stein, aber aus ${boneyard.dative} ${one ? 'kann' : 'können'} noch ${drawable} gezogen werden${helps ? '' : '; passen wird davon allerdings keiner'}.`,
      open: (missing) => `Weder so noch so bewiesen: ${missing.join('; ')}.`,
    },
    missing: {
      table: 'Die offenen Enden sind nicht bekannt',
      hands: (hands, one) => `${hands.first} ${one ? 'könnte' : 'könnten'} einen passenden Stein enthalten`,
      boneyard: (boneyard) => `Niemand hat ${boneyard.accusative} gezählt`,
    },
    couldLead: (who, tile) => `${who} kann ${tile} anspielen.`,
    couldPlay: (who, tile, ends) => `${who} kann ${tile} legen: passt an ${ends}.`,
    mustWait: (who, tile, ends) => `${who} hat ${tile}, passend an ${ends}, aber erst muss an jeder Seite des ersten Paschs angelegt sein.`,
    end: {
      shows: (arm, suit) => `${arm} zeigt ${suit}`,
      closed: (shows) => `${shows} und bleibt zu, bis an jeder Seite des ersten Paschs angelegt ist`,
      frozen: (shows, suit) => `${shows}: Alle Steine mit ${suit} liegen auf dem Tisch, hier kann nie wieder jemand anlegen.`,
      seen: (shows, suit) => `${shows}: Alle Steine mit ${suit} sind bekannt.`,
      unseen: (shows, tiles, one) => `${shows}: Nicht gesehen ${one ? 'wurde' : 'wurden'} ${tiles}.`,
    },
    counts: (tiles, onTable, inHands, unseen) =>
      `${tiles} im Satz: ${onTable} auf dem Tisch gesehen, ${inHands} in den Händen gesehen, ${unseen} nicht gesehen.`,
    allSeen: 'Alle Steine des Satzes sind bekannt.',
    unseen: (tiles, one, places) => `Nicht gesehen ${one ? 'wurde' : 'wurden'} ${tiles}: ${one ? 'Er muss' : 'Sie müssen'} ${places} sein.`,
    places: { table: 'auf dem Tisch', hands: (hands) => hands.in, boneyard: (boneyard) => boneyard.in },
    boneyard: {
      empty: (boneyard) => `${capitalised(boneyard.nominative)} ist leer.`,
      down: (boneyard, reserve) => `${capitalised(boneyard.in)} ist nur noch die Reserve von ${counted(reserve, TILES_DATIVE)}.`,
      above: (boneyard, drawable, one) => `Aus ${boneyard.dative} ${one ? 'kann' : 'können'} noch ${drawable} gezogen werden, bis nur die Reserve bleibt.`,
      unknown: (boneyard) => `Wie viele Steine ${boneyard.in} liegen, ist nicht bekannt.`,
    },
    trouble: {
      notInSet: (tile, places) => `${tile} ${places} gibt es in diesem Satz nicht.`,
      tooOften: (tile, times, places, most) => `${tile} wurde ${timesWord(times)} genannt, ${places}, aber den Stein gibt es nur ${timesWord(most)}.`,
      handCount: (who, named, count) =>
        `In der Hand von ${who} ${named === 1 ? 'ist' : 'sind'} ${counted(named, tileNoun)} genannt, gezählt ${count === 1 ? 'wurde' : 'wurden'} aber ${count}.`,
      boneyardCount: (boneyard, count, left, one) =>
        `${capitalised(boneyard.in)} ${count === 1 ? 'wurde' : 'wurden'} ${counted(count, tileNoun)} gezählt, von Tisch und Händen ${one ? 'bleibt' : 'bleiben'} aber ${left} übrig.`,
      tooManyHidden: (hidden, left) =>
        `In den Händen sollen ${counted(hidden, tileNoun)} sein, die niemand gesehen hat, im Satz ${left === 1 ? 'ist' : 'sind'} aber nur noch ${left} übrig.`,
      belowReserve: (boneyard, left, reserve) =>
        `${capitalised(boneyard.in)} ${left === 1 ? 'kann' : 'können'} nur ${counted(left, tileNoun)} liegen, weniger als die Reserve von ${reserve}: Jemand hat aus der Reserve gezogen, oder ein Stein fehlt.`,
    },
    repeated: (tile, times) => `${tile} ${timesWord(times)}`,
    between: (least, most) => `${least} bis ${most}`,
    alone: numberWord,
  })
