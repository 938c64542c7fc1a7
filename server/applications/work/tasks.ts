/**
 * Work on a whole application, by its name. Each piece is a pure function of values that can be copied, so that it does the same in the
 * thread that answers calls and in the one beside it.
 */
import { changedPlaces } from '#domain/application/edit.ts';
import { checkSubmission } from '#domain/submission.ts';
import { describeRecord } from '../../records/describing.ts';
import { readText } from './reading.ts';

export const TASKS = {
  /** Takes the text of a call apart. */
  read: readText,
  /** Settles and checks an application. */
  judge: checkSubmission,
  /** Describes an application as its record. */
  describe: describeRecord,
  /** Compares an application with the one before it. */
  compare: changedPlaces,
} as const;

export type TaskName = keyof typeof TASKS;
