/** A process of the service that is killed loses and doubles nothing on PostgreSQL. */
import { it } from 'node:test';
import { CLIENTS, killAgainAndAgain, KILLS } from './support/kills.ts';

it(
  `PostgreSQL loses and doubles nothing in ${KILLS} kills of the service with ${CLIENTS} clients submitting`,
  { timeout: KILLS * 40_000 + 240_000 },
  killAgainAndAgain,
);
