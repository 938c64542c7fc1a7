import { createContext, type ReactNode } from 'react';

/** Save as Draft as the bar of the buttons shows it, whichever form has the bar. */
export interface BarDraftParts {
  save: () => void;
  isBusy: boolean;
  /** What the last press came to, in a line of its own. */
  status: ReactNode;
}

/** Null where it is not offered (1-SHELL-51); false where the application is only read, which has no bar at all. */
export const BarDraft = createContext<BarDraftParts | null | false>(null);
