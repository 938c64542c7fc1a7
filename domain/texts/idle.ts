/** The end of a session in which nothing was pressed (3-LOGIN-11). */
import { IDLE_MINUTES } from '../session.ts';

export const idleTexts = {
  title: 'Are you still there?',
  /** At most this long: the words change three times, the clock beside them every second. */
  timeLeft: (seconds: number) =>
    `You will be signed out within ${seconds > 60 ? `${seconds / 60} minutes` : seconds === 60 ? '1 minute' : `${seconds} seconds`}, because nothing was pressed for a while. Press a key or touch the page to stay.`,
  isKept: 'What you have entered is kept on this device for you.',
  isLost: 'What you have entered goes then, since this is a shared computer.',
  stay: 'Stay signed in',
  endedTitle: 'You have been signed out',
  endedKept: `Nothing was pressed for ${IDLE_MINUTES} minutes. What you entered is kept on this device: log in to go on where you were.`,
  endedLost: `Nothing was pressed for ${IDLE_MINUTES} minutes. What you entered is gone, since this is a shared computer.`,
} as const;
