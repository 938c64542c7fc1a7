import { createContext } from 'react';
import type { Elements } from './elements.tsx';

/** Quiet line in the bar of the buttons, for any form. */
export const BarNote = createContext<Elements>(null);
