import { createContext, type ReactNode } from 'react';

/** A quiet line that stands in the bar of the buttons, whichever form has it. */
export const BarNote = createContext<ReactNode>(null);
