import { DATA_STEPS } from '../steps/stepStates.ts';

/** The keys of the state that make up the open file: what is kept on the device, and nothing else ever is (RQ8). */
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
