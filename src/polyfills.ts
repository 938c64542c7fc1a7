/** What the oldest browsers that applications are made with lack, where a package uses it: react-aria measures the window by it. */
import { endingSignal } from '#api/endingSignal.ts';

AbortSignal.timeout ??= (milliseconds) => endingSignal({ timeout: milliseconds }).signal;
