import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { exportPieceSchema, exportSchema, importAnswerSchema, importSchema } from './exchange'
import { questionSchema } from './questions'
import { peopleOutcomeSchema, personChangeSchema, personSchema, playedByPersonSchema } from './people'
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
import { historyQuerySchema, historySchema, homeSchema } from './lists'
import {
  changeRulesSchema,
  askToConfirmSchema,
  confirmRoundSchema,
  detailsSchema,
  enterSchema,
  hostInfoSchema,
  idSchema,
  keptPhotoSchema,
  matchFeedSchema,
  nameSchema,
  newMatchSchema,
  outcomeSchema,
  photoSchema,
  reviseSchema,
  startRoundSchema,
  undoSchema,
} from './schemas'
import { statisticsContract } from './statistics'
import { chooseVersionSchema, versionsFeedSchema } from './versions'

/**
 * Every procedure and live stream that both hosts serve.
 *
 * A command answers only once what it did is on disk; an expected "no" is data (`Outcome`), a thrown error
 * is a fault. A stream sends the whole of what it shows at once and again after every change.
 */
export const contract = {
  host: {
    info: oc.output(hostInfoSchema),
  },
  home: {
    live: oc.output(eventIterator(homeSchema)),
    dismissNotice: oc.input(z.object({ id: z.string().max(100) })).output(z.object({})),
  },
  people: {
    /** Adds a person, or gives back the one who already has that name (whatever its case). */
    add: oc.input(z.object({ name: nameSchema })).output(personSchema),
    /** Everybody, also those who are retired or the same as somebody else, with their pictures. */
    live: oc.output(eventIterator(z.array(personSchema))),
    /** Who played how often, for those who have. */
    played: oc.output(eventIterator(z.array(playedByPersonSchema))),
    change: oc.input(personChangeSchema).output(peopleOutcomeSchema),
    /** Makes one person the same as another, in old matches too. */
    merge: oc.input(z.object({ id: idSchema, into: idSchema })).output(peopleOutcomeSchema),
    /** Takes a merge back. */
    split: oc.input(z.object({ id: idSchema })).output(peopleOutcomeSchema),
  },
  history: {
    live: oc.input(historyQuerySchema).output(eventIterator(historySchema)),
  },
  statistics: statisticsContract,
  exchange: {
    /** A file with one match or all, piece by piece. */
    export: oc.input(exportSchema).output(eventIterator(exportPieceSchema)),
    /** Takes records in, each judged by itself; the same records again change nothing. */
    import: oc.input(importSchema).output(importAnswerSchema),
  },
  match: {
    create: oc.input(newMatchSchema).output(outcomeSchema),
    live: oc.input(z.object({ matchId: idSchema })).output(eventIterator(matchFeedSchema)),
    enter: oc.input(enterSchema).output(outcomeSchema),
    startRound: oc.input(startRoundSchema).output(outcomeSchema),
    revise: oc.input(reviseSchema).output(outcomeSchema),
    /** Changes house rules in mid-match, and notes it in the trail. */
    changeRules: oc.input(changeRulesSchema).output(outcomeSchema),
    /** Notes that an event was questioned, with what came of it; a correction is made together with it. */
    question: oc.input(questionSchema).output(outcomeSchema),
    undo: oc.input(undoSchema).output(outcomeSchema),
    redo: oc.input(undoSchema).output(outcomeSchema),
    /** Place, note and date. */
    describe: oc.input(detailsSchema).output(outcomeSchema),
    /** A player agrees to a round, contests it, or takes that back. */
    confirmRound: oc.input(confirmRoundSchema).output(outcomeSchema),
    /** Whether each player is to confirm every round. */
    askToConfirm: oc.input(askToConfirmSchema).output(outcomeSchema),
    bin: oc.input(undoSchema).output(outcomeSchema),
    restore: oc.input(undoSchema).output(outcomeSchema),
    /** Only from the bin. */
    deleteForGood: oc.input(undoSchema).output(outcomeSchema),
    /** What devices made of it apart from one another, to choose from. */
    versions: oc.input(z.object({ matchId: idSchema })).output(eventIterator(versionsFeedSchema)),
    chooseVersion: oc.input(chooseVersionSchema).output(outcomeSchema),
    /** A photograph that was kept with an event, as base64. */
    photo: oc.input(photoSchema).output(keptPhotoSchema),
  },
  backup: {
    /** What backups there are, and what is being done. */
    live: oc.output(eventIterator(backupsSchema)),
    /** Names the folder for backups on request, as a path of the computer that Caravan runs on; an empty one forgets it. */
    setFolder: oc.input(setFolderSchema).output(folderSetSchema),
    toFolder: oc.output(backupMadeSchema),
    /** Only where the page came from the web host. */
    download: oc.output(backupDownloadSchema),
    /** A file that the person chose, in parts. */
    upload: oc.input(uploadPartSchema).output(uploadedSchema),
    /** Checks a backup and tells what restoring it would change; changes nothing. */
    look: oc.input(z.object({ source: backupSourceSchema })).output(previewedSchema),
    /** Restores what was looked at last, after a backup of what is here; takes nothing away. */
    restore: oc.input(restoreSchema).output(restoreOutcomeSchema),
  },
}
export type Contract = typeof contract
