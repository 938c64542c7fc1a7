import { createContext } from 'react';
import type { Elements } from './elements.tsx';

/** Save as Draft in the bar of the buttons, for any form. */
export interface BarDraftParts {
  save: () => void;
  isBusy: boolean;
  /** Outcome of the last press, in its own line. */
  status: Elements;
}

/** Null if it is not offered (1-SHELL-51); false if the application is read only and has no bar at all. */
export const BarDraft = createContext<BarDraftParts | null | false>(null);
