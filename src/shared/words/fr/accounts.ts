import { accountSentencesOf } from '../account-sentences'
import { ofName } from './names'
import { capitalised, counted, listed, tileNoun, timesWord } from './numbers'
import { vocabulary } from './vocabulary'

export const { boneyardSentence, countsSentence, endStateSentence, heldFitSentence, mustWaitSentence, troubleSentence, unseenSentence, verdictSentence } =
  accountSentencesOf(vocabulary, {
    verdict: {
      goneOut: (who, one) => `Pas de blocage : ${who} ${one ? 'n’a' : 'n’ont'} plus de domino, la manche s’est donc terminée avec le dernier posé.`,
      canPlay: (who, one) => `Pas de blocage : ${who} ${one ? 'peut' : 'peuvent'} encore jouer.`,
      somebodyCanPlay: 'Pas de blocage : les mains comptent plus de dominos cachés qu’il n’y en a qui ne vont nulle part ; quelqu’un peut donc encore jouer.',
      frozen: 'Blocage, et la table seule le prouve : tous les dominos qui iraient sont déjà posés ; personne ne pourra plus jamais jouer.',
      blocked: (boneyard) => `Blocage : personne n’a de domino qui aille, et il ne reste dans ${boneyard} que la réserve.`,
      drawFirst: (boneyard, drawable, helps) =>
        `Pas encore de blocage : personne n’a de domino qui aille, mais on peut encore piocher ${drawable} dans ${boneyard}${helps ? '' : ', même si aucun n’ira'}.`,
      open: (missing) => `Rien de prouvé dans un sens ni dans l’autre : ${listed(missing)}.`,
    },
    missing: {
      table: 'on ne connaît pas les bouts ouverts',
      hands: (hands, one) => `${hands} ${one ? 'pourrait' : 'pourraient'} cacher un domino qui va`,
      boneyard: (boneyard) => `personne n’a compté ${boneyard}`,
    },
    couldLead: (who, tile) => `${who} peut ouvrir avec ${tile}.`,
    couldPlay: (who, tile, ends) => `${who} peut jouer ${tile}, qui va avec ${ends}.`,
    mustWait: (who, tile, ends) => `${who} a ${tile}, qui va avec ${ends}, mais il faut d’abord jouer de chaque côté du premier double.`,
    end: {
      shows: (arm, suit) => `${arm} montre ${suit}`,
      closed: (shows) => `${shows} et ne s’ouvre pas tant qu’on n’a pas joué de chaque côté du premier double`,
      frozen: (shows, suit) => `${shows} : tous les dominos à ${suit} sont sur la table, personne ne pourra plus jamais y jouer.`,
      seen: (shows, suit) => `${shows} : tous les dominos à ${suit} ont été vus.`,
      unseen: (shows, tiles) => `${shows} : on n’a pas vu ${tiles}.`,
    },
    counts: (tiles, onTable, inHands, unseen) =>
      `${tiles} dans le jeu : sur la table, on en a vu ${onTable}, dans les mains ${inHands} ; il en reste ${unseen} à voir.`,
    allSeen: 'Tous les dominos du jeu ont été vus.',
    unseen: (tiles, one, places) => `On n’a pas vu ${tiles} : ${one ? 'il est' : 'ils sont'} forcément ${places}.`,
    places: { table: 'sur la table', hands: (hands) => `dans ${hands}`, boneyard: (boneyard) => `dans ${boneyard}` },
    boneyard: {
      empty: (boneyard) => `${capitalised(boneyard)} est vide.`,
      down: (boneyard, reserve) => `Il ne reste dans ${boneyard} que la réserve de ${counted(reserve, tileNoun)}.`,
      above: (boneyard, drawable) => `On peut encore piocher ${drawable} dans ${boneyard} avant qu’il n’y reste que la réserve.`,
      unknown: (boneyard) => `On ne sait pas combien de dominos il y a dans ${boneyard}.`,
    },
    trouble: {
      notInSet: (tile, places) => `${tile}, ${places}, n’est pas un domino de ce jeu.`,
      tooOften: (tile, times, places, most) => `${tile} a été nommé ${timesWord(times)}, ${places}, mais il n’existe que ${timesWord(most)}.`,
      handCount: (who, named, count) => `La main ${ofName(who)} nomme ${counted(named, tileNoun)}, mais on en a compté ${count}.`,
      boneyardCount: (boneyard, count, left) =>
        `On a compté ${counted(count, tileNoun)} dans ${boneyard}, mais d’après la table et les mains il en reste ${left}.`,
      tooManyHidden: (hidden, left) => `Les mains compteraient ${counted(hidden, tileNoun)} que personne n’a vus, mais il n’en reste que ${left} dans le jeu.`,
      belowReserve: (boneyard, left, reserve) =>
        `Il ne peut y avoir que ${counted(left, tileNoun)} dans ${boneyard}, moins que la réserve de ${reserve} : quelqu’un a pioché dans la réserve, ou il manque un domino.`,
    },
    repeated: (tile, times) => `${tile} (${timesWord(times)})`,
    between: (least, most) => `de ${least} à ${most}`,
    alone: String,
  })
