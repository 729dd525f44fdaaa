import { accountSentencesOf } from '../account-sentences'
import { counted, listed, numberWord, tileNoun } from './numbers'
import { vocabulary } from './vocabulary'

const times = (count: number) => (count === 2 ? 'twice' : `${numberWord(count)} times`)

export const { boneyardSentence, countsSentence, endStateSentence, heldFitSentence, mustWaitSentence, troubleSentence, unseenSentence, verdictSentence } =
  accountSentencesOf(vocabulary, {
    verdict: {
      goneOut: (who, one) => `Not blocked: ${who} ${one ? 'has' : 'have'} no tile left, so the round ended when the last one was played.`,
      canPlay: (who) => `Not blocked: ${who} could still play.`,
      somebodyCanPlay: 'Not blocked: the hands hold more hidden tiles than there are tiles that fit nowhere, so somebody can still play.',
      frozen: 'Blocked, and proven by the table alone: every tile that would fit lies there already, so nobody can ever play again.',
      blocked: (boneyard) => `Blocked: nobody holds a tile that fits, and the ${boneyard} is down to its reserve.`,
      drawFirst: (boneyard, drawable, helps) =>
        `Not blocked yet: nobody holds a tile that fits, but ${drawable} can still be drawn from the ${boneyard}${helps ? '' : ', though none of them fits'}.`,
      open: (missing) => `Not proven either way: ${listed(missing)}.`,
    },
    missing: {
      table: 'the open ends are not known',
      hands: (hands) => `${hands} could hold a tile that fits`,
      boneyard: (boneyard) => `nobody has counted the ${boneyard}`,
    },
    couldLead: (who, tile) => `${who} could lead ${tile}.`,
    couldPlay: (who, tile, ends) => `${who} could play ${tile}: it fits ${ends}.`,
    mustWait: (who, tile, ends) => `${who} holds ${tile}, which fits ${ends}, but every side of the first double has to be started first.`,
    end: {
      shows: (arm, suit) => `${arm} shows ${suit}`,
      closed: (shows) => `${shows}, and stays closed until every side of the first double is started`,
      frozen: (shows, suit) => `${shows}: all tiles with a ${suit} lie on the table, so nobody can ever play there.`,
      seen: (shows, suit) => `${shows}: every tile with a ${suit} has been seen.`,
      unseen: (shows, tiles, one) => `${shows}: ${tiles} ${one ? 'has' : 'have'} not been seen.`,
    },
    counts: (tiles, onTable, inHands, unseen) => `${tiles} in the set: ${onTable} seen on the table, ${inHands} seen in the hands, ${unseen} not seen.`,
    allSeen: 'Every tile of the set has been seen.',
    unseen: (tiles, one, places) => `${tiles} ${one ? 'has' : 'have'} not been seen: ${one ? 'it' : 'they'} must be ${places}.`,
    places: { table: 'on the table', hands: (hands) => `in ${hands}`, boneyard: (boneyard) => `in the ${boneyard}` },
    boneyard: {
      empty: (boneyard) => `The ${boneyard} is empty.`,
      down: (boneyard, reserve) => `The ${boneyard} is down to its reserve of ${counted(reserve, tileNoun)}.`,
      above: (boneyard, drawable) => `${drawable} can still be drawn from the ${boneyard} before only its reserve is left.`,
      unknown: (boneyard) => `How many tiles lie in the ${boneyard} is not known.`,
    },
    trouble: {
      notInSet: (tile, places) => `${tile} ${places} is no tile of this set.`,
      tooOften: (tile, named, places, most) =>
        `${tile} was named ${times(named)}, ${places}, but there ${most === 1 ? 'is only one' : `are only ${numberWord(most)}`} of it.`,
      handCount: (who, named, count) => `The hand of ${who} names ${counted(named, tileNoun)}, but it was counted as ${count}.`,
      boneyardCount: (boneyard, count, left, one) =>
        `${counted(count, tileNoun)} were counted in the ${boneyard}, but ${left} ${one ? 'is' : 'are'} left over from table and hands.`,
      tooManyHidden: (hidden, left) => `The hands are said to hold ${counted(hidden, tileNoun)} that nobody has seen, but only ${left} are left in the set.`,
      belowReserve: (boneyard, left, reserve) =>
        `Only ${counted(left, tileNoun)} can lie in the ${boneyard}, fewer than its reserve of ${reserve}: somebody drew from the reserve, or a tile is missing.`,
    },
    repeated: (tile, count) => `${tile} ${times(count)}`,
    between: (least, most) => `${least} to ${most}`,
    alone: String,
  })
