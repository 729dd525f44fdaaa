import { accountSentencesOf } from '../account-sentences'
import { counted, listed, tileNoun } from './numbers'
import { vocabulary } from './vocabulary'

const times = (count: number) => (count === 2 ? 'twice' : `${count} times`)

export const { boneyardSentence, countsSentence, endStateSentence, heldFitSentence, mustWaitSentence, troubleSentence, unseenSentence, verdictSentence } =
  accountSentencesOf(vocabulary, {
    verdict: {
      goneOut: (who) => `Not blocked: ${who} went out, so the round was already over.`,
      canPlay: (who) => `Not blocked: ${who} can still play.`,
      somebodyCanPlay: (who, one, hidden, nowhere) =>
        `Not blocked: ${who} ${one ? 'has' : 'together have'} ${hidden} that nobody has seen. Only ${nowhere} unseen ${nowhere === 1 ? 'tile does' : 'tiles do'} not fit, so at least one of them does.`,
      frozen: 'Blocked: every tile that fits is already on the table.',
      blocked: (boneyard) => `Blocked: nobody has a tile that fits, and nothing can be drawn from the ${boneyard}.`,
      drawFirst: (boneyard, drawable, helps) =>
        `Not blocked yet: nobody has a tile that fits, but ${drawable} can still be drawn from the ${boneyard}.${helps ? '' : ' None of them fits.'}`,
      open: (missing) => `Not certain: ${listed(missing)}.`,
    },
    missing: {
      table: 'the open ends are not entered',
      hands: ({ who }) => `${who} may have a tile that fits`,
      boneyard: (boneyard) => `the ${boneyard} is not counted`,
    },
    couldLead: (who, tile) => `${who} could lead ${tile}.`,
    couldPlay: (who, tile, ends) => `${who} could play ${tile}: it fits ${ends}.`,
    mustWait: (who, tile, ends) => `${who} has ${tile}, which fits ${ends}, but every side of the first double must be started first.`,
    end: {
      shows: (arm, suit) => `${arm} shows ${suit}`,
      closed: (shows) => `${shows}, closed until every side of the first double is started`,
      frozen: (shows, suit) => `${shows}: every tile with a ${suit} is on the table, so nobody can play there again.`,
      seen: (shows, suit) => `${shows}: every tile with a ${suit} is accounted for.`,
      unseen: (shows, tiles) => `${shows}: ${tiles} not seen yet.`,
    },
    counts: (tiles, onTable, inHands, unseen) => `${tiles} in the set: ${onTable} on the table, ${inHands} in hands, ${unseen} not seen.`,
    allSeen: 'Every tile in the set has been seen.',
    unseen: (tiles, one, places) => `Not seen: ${tiles}. ${one ? 'It' : 'They'} must be ${places}.`,
    places: { table: 'on the table', hands: ({ hands }) => `in ${hands}`, boneyard: (boneyard) => `in the ${boneyard}` },
    boneyard: {
      empty: (boneyard) => `The ${boneyard} is empty.`,
      down: (boneyard, reserve) => `Only the reserve of ${counted(reserve, tileNoun)} is left in the ${boneyard}.`,
      above: (boneyard, drawable) => `${drawable} can still be drawn from the ${boneyard}.`,
      unknown: (boneyard) => `The ${boneyard} is not counted.`,
    },
    trouble: {
      notInSet: (tile, places) => `${tile} ${places} is not in this set.`,
      tooOften: (tile, entered, places, most) => `${tile} is entered ${times(entered)}, ${places}, but the set has only ${most === 1 ? 'one' : most}.`,
      handCount: ({ hands }, entered, count) => `${hands} has ${counted(entered, tileNoun)} entered, but should have ${count}.`,
      boneyardCount: (boneyard, count, left) => `The ${boneyard} is counted as ${counted(count, tileNoun)}, but table and hands leave ${left}.`,
      tooManyHidden: (hidden, left) =>
        `The hands need ${counted(hidden, { one: 'more tile', other: 'more tiles' })}, but only ${left} ${left === 1 ? 'is' : 'are'} left in the set.`,
      belowReserve: (boneyard, left, reserve) =>
        `Only ${counted(left, tileNoun)} can be in the ${boneyard}, fewer than the reserve of ${reserve}. Someone drew from the reserve, or a tile is missing.`,
    },
    repeated: (tile, count) => `${tile} (${times(count)})`,
    between: (least, most) => `${least} to ${most}`,
    alone: String,
  })
