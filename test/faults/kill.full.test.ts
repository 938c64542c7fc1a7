/** The embedded database loses and doubles nothing when its process is killed. */
import { it } from 'node:test';
import { CLIENTS, killAgainAndAgain, KILLS } from './support/kills.ts';

it(
  `the embedded database loses and doubles nothing in ${KILLS} kills with ${CLIENTS} clients submitting`,
  { timeout: KILLS * 40_000 + 240_000 },
  killAgainAndAgain,
);
