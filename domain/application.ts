/**
 * An application as the wire and `selectApplication` carry it (design section 2): plain data keyed by step name, the documents'
 * own field names, flat within a step. Every value is what was typed: strings for text, dates (DD/MM/YYYY) and amounts (decimal
 * strings); numbers only for country ids. A blank string is 'no value'.
 */
import type { StepData } from './application/fields.ts';

export type * from './application/fields.ts';

export type StepName = keyof StepData | 'next_steps';

/** Step data by step name. A step that was never completed is absent. */
export type Application = Partial<StepData>;

/** The steps that hold data, i.e. the keys of an application. */
export type DataStepName = keyof StepData;
