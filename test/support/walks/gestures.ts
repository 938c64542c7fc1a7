/** What is done on a screen in the course of an action, noted down while the action is done to the store, to be done again by hand. */
import type { StepData } from '#domain/application.ts';
import type { WalkedStep } from './model.ts';

export type Gesture =
  | { does: 'open' | 'refused' | 'saved'; step: WalkedStep }
  | { does: 'fill'; step: WalkedStep; values: StepData[WalkedStep] }
  | { does: 'choose'; field: 'investor_type' | 'trusteeType' | 'tax_type'; value: string; card?: number }
  | { does: 'remove' | 'tick'; card: number }
  /** Nobody has a card of their own who invests alone. */
  | { does: 'same' | 'other'; card: number | null }
  | { does: 'pick'; at: number }
  | { does: 'add' | 'undo' };

/** A walk that is done by hand too notes its gestures, and goes from step to step as a screen lets it. */
export interface ByHand {
  gestures?: Gesture[];
}

export function note({ gestures }: ByHand, gesture: Gesture): void {
  gestures?.push(gesture);
}
