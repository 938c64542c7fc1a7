/** End of a session after a time without any key or touch (3-LOGIN-11). */
import { IDLE_MINUTES } from '../data/limits.ts';

export const idleTexts = {
  title: 'Are you still there?',
  /** Upper limit of the time left: this text changes three times, the clock beside it every second. */
  timeLeft: (seconds: number) =>
    `You will be signed out within ${seconds > 60 ? `${seconds / 60} minutes` : seconds === 60 ? '1 minute' : `${seconds} seconds`}, because you have been inactive. Press a key or touch the page to stay signed in.`,
  isKept: 'What you have entered is kept on this device for you.',
  isLost: 'What you have entered will then be lost, because this is a shared computer.',
  stay: 'Stay signed in',
  endedTitle: 'You have been signed out',
  endedKept: `You were inactive for ${IDLE_MINUTES} minutes. What you entered is kept on this device: log in to continue where you left off.`,
  endedLost: `You were inactive for ${IDLE_MINUTES} minutes. What you entered has been lost, because this is a shared computer.`,
} as const;
