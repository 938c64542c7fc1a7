import { createContext } from 'react';

/** Where Next leads, where that is not simply the next step: said beside the button, which stays `Next` (1-SHELL-33). */
export const NextHintContext = createContext<string | null>(null);
