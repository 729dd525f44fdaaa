import { accountSentencesOf } from '../account-sentences'
import { capitalised, counted, listed, tileNoun, timesWord } from './numbers'
import { vocabulary } from './vocabulary'

export const { boneyardSentence, countsSentence, endStateSentence, heldFitSentence, mustWaitSentence, troubleSentence, unseenSentence, verdictSentence } =
  accountSentencesOf(vocabulary, {
    verdict: {
      goneOut: (who, one) => `Pas de blocage : ${who} ${one ? 'a' : 'ont'} fait domino, la manche était donc déjà finie.`,
      canPlay: (who, one) => `Pas de blocage : ${who} ${one ? 'peut' : 'peuvent'} encore jouer.`,
      somebodyCanPlay: (who, _one, hidden, nowhere) =>
        `Pas de blocage : il reste ${hidden} à voir chez ${who}. Seulement ${nowhere} de ceux qui restent à voir ${nowhere === 1 ? 'est injouable' : 'sont injouables'}, donc au moins un peut se jouer.`,
      frozen: 'Blocage : tous les dominos jouables sont déjà sur la table.',
      blocked: (boneyard) => `Blocage : personne n’a de domino jouable, et il n’y a plus rien à prendre dans ${boneyard}.`,
      drawFirst: (boneyard, drawable, helps) =>
        `Pas encore de blocage : personne n’a de domino jouable, mais on peut encore piocher ${drawable} dans ${boneyard}.${helps ? '' : ' Aucun n’est jouable.'}`,
      open: (missing) => `On ne peut pas encore savoir : ${listed(missing)}.`,
    },
    missing: {
      table: 'les bouts ouverts ne sont pas indiqués',
      hands: ({ who }, one) => `${who} ${one ? 'a' : 'ont'} peut-être un domino jouable`,
      boneyard: (boneyard) => `le contenu de ${boneyard} n’a pas été compté`,
    },
    couldLead: (who, tile) => `${who} peut ouvrir avec ${tile}.`,
    couldPlay: (who, tile, ends) => `${who} peut jouer ${tile} sur ${ends}.`,
    mustWait: (who, tile, ends) => `${who} a ${tile}, jouable sur ${ends}, mais il faut d’abord jouer de chaque côté du premier double.`,
    end: {
      shows: (arm, suit) => `${arm} (${suit})`,
      closed: (shows) => `${shows}, inaccessible tant qu’on n’a pas joué de chaque côté du premier double`,
      frozen: (shows, suit) => `${shows} : tous les ${suit} sont sur la table. On ne peut plus y jouer.`,
      seen: (shows, suit) => `${shows} : on sait où sont tous les ${suit}.`,
      unseen: (shows, tiles) => `${shows}. Encore à voir : ${tiles}.`,
    },
    counts: (tiles, onTable, inHands, unseen) => `${tiles} dans le jeu : ${onTable} sur la table, ${inHands} en main, ${unseen} à voir.`,
    allSeen: 'Tous les dominos du jeu ont été vus.',
    unseen: (tiles, one, places) => `Encore à voir : ${tiles}. ${one ? 'Il est' : 'Ils sont'} forcément ${places}.`,
    places: { table: 'sur la table', hands: ({ held }) => held, boneyard: (boneyard) => `dans ${boneyard}` },
    boneyard: {
      empty: (boneyard) => `${capitalised(boneyard)} est vide.`,
      down: (boneyard, reserve) => `Il ne reste dans ${boneyard} que la réserve de ${counted(reserve, tileNoun)}.`,
      above: (boneyard, drawable) => `On peut encore piocher ${drawable} dans ${boneyard}.`,
      unknown: (boneyard) => `Le contenu de ${boneyard} n’a pas été compté.`,
    },
    trouble: {
      notInSet: (tile, places) => `${tile}, ${places}, n’est pas un domino de ce jeu.`,
      tooOften: (tile, times, places, most) =>
        `${tile} est indiqué ${timesWord(times)}, ${places}, mais le jeu n’en a ${most === 1 ? 'qu’un' : `que ${most}`}.`,
      handCount: ({ of }, entered, count) =>
        `Pour la main ${of}, ${counted(entered, tileNoun)} ${entered < 2 ? 'est saisi' : 'sont saisis'}, mais il devrait y en avoir ${count}.`,
      boneyardCount: (boneyard, count, left) =>
        `On a compté ${counted(count, tileNoun)} dans ${boneyard}, mais d’après la table et les mains il en reste ${left}.`,
      tooManyHidden: (hidden, left) => `Il manque encore ${counted(hidden, tileNoun)} en main, mais il n’en reste que ${left} dans le jeu.`,
      belowReserve: (boneyard, left, reserve) =>
        `Il ne peut y avoir que ${counted(left, tileNoun)} dans ${boneyard}, moins que la réserve de ${reserve}. Quelqu’un a pioché dans la réserve, ou il manque un domino.`,
    },
    repeated: (tile, times) => `${tile} (${timesWord(times)})`,
    between: (least, most) => `de ${least} à ${most}`,
    alone: String,
  })
