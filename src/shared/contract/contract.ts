import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { forHosts, forOwner, forPlayers, forScorers, forViewers } from './authority'
import { exportPieceSchema, exportSchema, importAnswerSchema, importSchema } from './exchange'
import { questionSchema } from './questions'
import { peopleOutcomeSchema, personChangeSchema, personSchema, playedSchema } from './people'
import { backedUpVersionsSchema, matchRestoredSchema, restoreMatchSchema } from './backed-up'
import {
  backupDownloadSchema,
  backupMadeSchema,
  backupSourceSchema,
  backupsSchema,
  folderSetSchema,
  previewedSchema,
  restoreOutcomeSchema,
  restoreSchema,
  setFolderSchema,
  uploadedSchema,
  uploadPartSchema,
} from './backup'
import { matchQuerySchema, foundMatchesSchema, homeSchema } from './lists'
import { matchIdSchema, nameSchema, personIdSchema } from './ids'
import {
  askToConfirmSchema,
  changeRulesSchema,
  confirmRoundSchema,
  detailsSchema,
  diagnosticsSchema,
  enterSchema,
  hostInfoSchema,
  keptPhotoSchema,
  matchFeedSchema,
  newMatchSchema,
  outcomeSchema,
  photoSchema,
  putPictureSchema,
  reviseSchema,
  startRoundSchema,
  takeBackSchema,
  undoSchema,
} from './schemas'
import { damagedContract } from './damaged'
import { eveningsContract } from './evenings'
import { eveningGuestsContract, eveningPhonesContract } from './evening-phones'
import { ownTilesContract } from './own-tiles'
import { seasonsContract } from './seasons'
import { settingsContract } from './settings'
import { statisticsContract } from './statistics'
import { followFeedSchema } from './match-delta'
import { tableContract } from './table'
import { chooseVersionSchema, versionsFeedSchema } from './versions'

/**
 * Every procedure and live stream that both hosts serve.
 *
 * A command answers only once what it did is on disk; an expected "no" is data (`Outcome`), a thrown error
 * is a fault. Each says whom it is for (`authority.ts`). A stream sends the whole of what it shows at once and again after every change.
 */
export const contract = {
  host: {
    info: forOwner.output(hostInfoSchema),
    diagnostics: forOwner.output(diagnosticsSchema),
  },
  home: {
    live: forOwner.output(eventIterator(homeSchema)),
    dismissNotice: forOwner.input(z.strictObject({ id: z.string().max(100) })).output(z.object({})),
  },
  people: {
    /** Adds a person, or gives back the one who already has that name (whatever its case). */
    add: forOwner.input(z.strictObject({ name: nameSchema })).output(personSchema),
    /** Everyone, also those who are hidden or the same as someone else, with their pictures. */
    live: forOwner.output(eventIterator(z.array(personSchema))),
    played: forOwner.output(eventIterator(playedSchema)),
    change: forOwner.input(personChangeSchema).output(peopleOutcomeSchema),
    /** Makes one person the same as another, in old matches too. */
    merge: forOwner.input(z.strictObject({ id: personIdSchema, into: personIdSchema })).output(peopleOutcomeSchema),
    /** Takes a merge back. */
    split: forOwner.input(z.strictObject({ id: personIdSchema })).output(peopleOutcomeSchema),
  },
  matches: {
    live: forOwner.input(matchQuerySchema).output(eventIterator(foundMatchesSchema)),
  },
  settings: settingsContract,
  ownTiles: ownTilesContract,
  seasons: seasonsContract,
  evenings: eveningsContract,
  eveningPhones: eveningPhonesContract,
  eveningGuests: eveningGuestsContract,
  statistics: statisticsContract,
  exchange: {
    /** A file with one match or all, piece by piece. */
    export: forOwner.input(exportSchema).output(eventIterator(exportPieceSchema)),
    /** Imports records, each judged alone; the same records again change nothing. */
    import: forOwner.input(importSchema).output(importAnswerSchema),
  },
  match: {
    create: forOwner.input(newMatchSchema).output(outcomeSchema),
    live: forViewers.input(z.strictObject({ matchId: matchIdSchema })).output(eventIterator(matchFeedSchema)),
    /** The same as `live`, step by step. */
    follow: forViewers.input(z.strictObject({ matchId: matchIdSchema })).output(eventIterator(followFeedSchema)),
    enter: forPlayers.input(enterSchema).output(outcomeSchema),
    startRound: forScorers.input(startRoundSchema).output(outcomeSchema),
    revise: forScorers.input(reviseSchema).output(outcomeSchema),
    /** Changes house rules in mid-match, and notes it in the trail. */
    changeRules: forHosts.input(changeRulesSchema).output(outcomeSchema),
    /** Notes that an event was questioned, with what came of it; a correction is made together with it. */
    question: forScorers.input(questionSchema).output(outcomeSchema),
    undo: forScorers.input(undoSchema).output(outcomeSchema),
    redo: forScorers.input(undoSchema).output(outcomeSchema),
    /** Undo of what the same device at the table entered last, while nothing came after it. */
    takeBack: forPlayers.input(takeBackSchema).output(outcomeSchema),
    /** Place, note and date. */
    describe: forHosts.input(detailsSchema).output(outcomeSchema),
    /** A player agrees or disagrees with a round, or takes that back. */
    confirmRound: forPlayers.input(confirmRoundSchema).output(outcomeSchema),
    /** Whether each player is to confirm every round. */
    askToConfirm: forHosts.input(askToConfirmSchema).output(outcomeSchema),
    bin: forOwner.input(undoSchema).output(outcomeSchema),
    restore: forOwner.input(undoSchema).output(outcomeSchema),
    /** Only from the bin. */
    deleteForGood: forOwner.input(undoSchema).output(outcomeSchema),
    /** What devices made of it apart from one another, to choose from. */
    versions: forOwner.input(z.strictObject({ matchId: matchIdSchema })).output(eventIterator(versionsFeedSchema)),
    chooseVersion: forOwner.input(chooseVersionSchema).output(outcomeSchema),
    /** A photo that was kept with an event, as base64. */
    photo: forScorers.input(photoSchema).output(keptPhotoSchema),
    /** The picture of the table, as base64. */
    picture: forViewers.input(z.strictObject({ matchId: matchIdSchema })).output(keptPhotoSchema),
    /** Puts a picture of the table with the match, or takes it away; a device at the table only what it brought. */
    putPicture: forPlayers.input(putPictureSchema).output(outcomeSchema),
  },
  backup: {
    /** What backups there are, and what is being done. */
    live: forOwner.output(eventIterator(backupsSchema)),
    /** Names the folder for backups on request, as a path of the computer that Caravan runs on; an empty one forgets it. */
    setFolder: forOwner.input(setFolderSchema).output(folderSetSchema),
    toFolder: forOwner.output(backupMadeSchema),
    /** Only where the page came from the web host. */
    download: forOwner.output(backupDownloadSchema),
    /** A file that the person chose, in parts. */
    upload: forOwner.input(uploadPartSchema).output(uploadedSchema),
    /** Checks a backup and says what restoring it would change; changes nothing. */
    look: forOwner.input(z.strictObject({ source: backupSourceSchema })).output(previewedSchema),
    /** Restores what was looked at last, after a backup of what is here; takes nothing away. */
    restore: forOwner.input(restoreSchema).output(restoreOutcomeSchema),
    /** Which backups of this device, and of the folder that was named, hold a version of a match that can be read. */
    versionsOf: forOwner.input(z.strictObject({ matchId: matchIdSchema })).output(backedUpVersionsSchema),
    /** Puts one match from a backup in place of what is here, after a backup of that; a file that cannot be read is kept beside it. */
    restoreMatch: forOwner.input(restoreMatchSchema).output(matchRestoredSchema),
  },
  damaged: damagedContract,
  table: tableContract,
}
export type Contract = typeof contract
