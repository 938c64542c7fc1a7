import { createContext, useContext } from 'react';
import type { FieldErrors } from '#domain/rules/validate.ts';
import { fieldId } from './focusField.ts';

/** Functions of a block for its step. The step reads everything on demand, so it need not render with each key. */
export interface BlockHandle {
  readonly id: string;
  getValues(): object;
  /** Sets each value as leaving its field would: Enter leaves no field, and neither does a password manager. */
  tidy(): void;
  getErrors(): FieldErrors;
  /** Shows every error of the block from now on, including those of fields never left. */
  showAllErrors(): void;
  /** Name of the block in the error summary when the step has several ('Joint investor 1'). */
  readonly title: string | undefined;
  /** Returns the name of a field for the error summary, if its message alone does not give one (`This field is required`). */
  readonly labelFor: ((path: string, message: string) => string | undefined) | undefined;
}

export interface StepFormContextValue {
  /** Registers a block. Call this and the others in a layout effect: Next may be pressed before the effects after painting have run. */
  register(handle: BlockHandle): void;
  /** Does nothing once another handle has replaced it. */
  unregister(handle: BlockHandle): void;
  /** Reports that the block's values changed: save a draft soon. */
  changed(): void;
  /** Reports that a field was left: save a draft now. */
  left(): void;
  /** Returns the current values of every block, by block id. */
  collect(): Record<string, object>;
  /** Reports that the block's errors, or shown errors, changed. */
  reportErrors(blockId: string, shown: boolean): void;
  /** Reports that a field is busy with something of the step (an upload): Next and Back wait for it. */
  hold(fieldId: string, isHeld: boolean): void;
  /** Reports that an answer is on its way to the service (an upload): it does not count as missing meanwhile, and Next goes on. */
  awaits(fieldId: string, isAwaited: boolean): void;
  /** Reports that the service refused an answer (an upload): Next does not pass it, and the summary lists it. */
  refuse(fieldId: string, message: string | null): void;
}

export const StepFormContext = createContext<StepFormContextValue | null>(null);

/** Prefix of the id of a part whose code failed to load. It blocks Next but not Back, because nothing in it is wrong (R24). */
export const MISSING_PART = 'missing-';

const NONE: ReadonlySet<string> = new Set();

/** Ids of fields with an answer on its way to the service: the rules' message about them is not shown meanwhile (1-UPL-05). */
export const AwaitedFieldsContext = createContext(NONE);

/** Returns a block's errors without those of awaited fields; the same object if no field is awaited. */
export function withoutAwaited(errors: FieldErrors, blockId: string, awaited: ReadonlySet<string>): FieldErrors {
  if (awaited.size === 0) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !awaited.has(fieldId(blockId, path))));
}

/** Returns the step around a block. A block outside a step is a programming error. */
export function useStepFormContext(): StepFormContextValue {
  const context = useContext(StepFormContext);
  if (!context) throw new Error('A FormBlock must stand inside a StepForm');
  return context;
}
