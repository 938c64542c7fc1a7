import { DATA_STEPS } from '../steps/stepStates.ts';

/** Keys of the state that make up the open file. Only these are ever stored on the device (RQ8). */
export const FILE_KEYS = [
  ...DATA_STEPS,
  'people',
  'organisations',
  'documents',
  'taxDeclarations',
  'wizard',
  'stepDrafts',
  'kept',
] as const;
