import { createContext } from 'react';

/** Hint beside the button if Next does not lead to the next step; the button stays `Next` (1-SHELL-33). */
export const NextHintContext = createContext<string | null>(null);
