/**
 * Application as the wire and `selectApplication` carry it (design section 2): plain data keyed by step name, the documents' own field
 * names, flat within a step. Every value is what was typed: strings for text, dates (DD/MM/YYYY) and amounts (decimal strings); numbers
 * only for country ids. A blank string means no value.
 */
import type { StepName } from '../data/choices.ts';
import type { StepData } from './fields.ts';

export type * from './fields.ts';

export type { StepName };

/** Step data by step name. A step that was never completed is absent. */
export type Application = Partial<StepData>;

/** Names of the steps that hold data, i.e. the keys of an application. */
export type DataStepName = keyof StepData;
