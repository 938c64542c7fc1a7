/** Functions that a browser of `browserslist` may lack. react-aria measures the window with `AbortSignal.timeout`. */
import { endingSignal } from '#api/endingSignal.ts';

AbortSignal.timeout ??= (milliseconds) => endingSignal({ timeout: milliseconds }).signal;
