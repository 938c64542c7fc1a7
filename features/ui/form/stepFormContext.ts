import { createContext, useContext } from 'react';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import { fieldId } from './focusField.ts';

/** What a block lets its step do. Everything is read at the moment of asking, so the step need not render with each key. */
export interface BlockHandle {
  readonly id: string;
  getValues(): object;
  /** Puts the values into the form that leaving each field gives them: Enter leaves none, a password manager neither. */
  tidy(): void;
  getErrors(): FieldErrors;
  /** From now on every error of the block is shown, whether or not its field was left. */
  showAllErrors(): void;
  /** Name of the block in the error summary when the step has several ('Joint investor 1'). */
  readonly title: string | undefined;
  /** What a field is called, for the error summary, where its message alone does not say so (`This field is required`). */
  readonly labelFor: ((path: string) => string | undefined) | undefined;
}

export interface StepFormContextValue {
  /** In a layout effect, as every other word to the step: Next may be pressed before the effects that follow painting have run. */
  register(handle: BlockHandle): void;
  /** Does nothing once another handle has taken its place. */
  unregister(handle: BlockHandle): void;
  /** The block's values changed: keep a draft soon. */
  changed(): void;
  /** A field was left: keep a draft now. */
  left(): void;
  /** The values of every block at this moment, by block id. */
  collect(): Record<string, object>;
  /** The block's set of errors, or of shown errors, changed. */
  reportErrors(blockId: string, shown: boolean): void;
  /** A field is at work on something that belongs to the step (an upload): Next and Back wait for it. */
  hold(fieldId: string, isHeld: boolean): void;
  /** What a field was given is on its way to the service (an upload): nothing says meanwhile that it is missing, and Next goes on. */
  awaits(fieldId: string, isAwaited: boolean): void;
  /** What the service refused of a field (an upload): the step is not left with it, and the summary tells it. */
  refuse(fieldId: string, message: string | null): void;
}

export const StepFormContext = createContext<StepFormContextValue | null>(null);

/** Begins the id of a part of a step whose code did not come. It holds Next; Back passes it, as nothing in it is wrong (R24). */
export const MISSING_PART = 'missing-';

const NONE: ReadonlySet<string> = new Set();

/** The fields (their ids) whose answer is on its way to the service: the rules' word on them is not shown meanwhile (1-UPL-05). */
export const AwaitedFieldsContext = createContext(NONE);

/** What the rules say of a block, without what is on its way; the same object where nothing is. */
export function withoutAwaited(errors: FieldErrors, blockId: string, awaited: ReadonlySet<string>): FieldErrors {
  if (awaited.size === 0) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !awaited.has(fieldId(blockId, path))));
}

/** The step a block stands in. A block outside a step is a broken assumption. */
export function useStepFormContext(): StepFormContextValue {
  const context = useContext(StepFormContext);
  if (!context) throw new Error('A FormBlock must stand inside a StepForm');
  return context;
}
