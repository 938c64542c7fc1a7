/** Caller as budgets count them: made once from a request, and passed to each claim. */
import { createHmac } from 'node:crypto';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import type { BudgetLimits } from './definitions.ts';

export interface CallerNetwork {
  /** IPv4 address, or an IPv6 network with its length. */
  network: string;
  /** Multiple of a network's limit that this network may use. */
  factor: number;
}

/**
 * Standing of a caller. It is an account of an adviser or of staff, which may use as much as a network, or proof by link or number that one
 * application is theirs, which may use as much as a session. These callers are counted by their standing alone, so that the use of other
 * people does not stop them.
 */
export type CallerStanding = { account: number } | { application: number };

export interface Caller {
  sessionId: string | null;
  /** Narrowest first. */
  networks: readonly CallerNetwork[];
  standing: CallerStanding | null;
  /** Logs that half of a budget is used. */
  warn: (facts: object, text: string) => void;
}

/** One of the counts that a claim is added to. */
export interface Scope {
  /** Keyed hash: neither a network nor a session can be read from it. */
  scope: string;
  most: number;
}

/** Scope of all callers without standing. */
export const ALL = 'all';

/** Returns the caller with standing at this application; standing that the caller already has stays. */
export function withStanding(caller: Caller, application: number): Caller {
  return { ...caller, standing: caller.standing ?? { application } };
}

/** Returns the scopes that a caller is counted in. */
export function scopesOf(keys: Pick<StoreKeys, 'hashKey'>, caller: Caller, limits: BudgetLimits): Scope[] {
  const { sessionId, networks, standing } = caller;
  const keyed = (text: string): string => createHmac('sha256', keys.hashKey).update(`budget ${text}`).digest('hex');
  if (standing !== null) {
    return 'account' in standing
      ? [{ scope: keyed(`account ${standing.account}`), most: limits.network }]
      : [{ scope: keyed(`application ${standing.application}`), most: limits.session }];
  }
  return [
    ...(sessionId === null ? [] : [{ scope: keyed(`session ${sessionId}`), most: limits.session }]),
    ...networks.map(({ network, factor }) => ({
      scope: keyed(`network ${network}`),
      most: limits.network * factor,
    })),
    { scope: ALL, most: limits.all ?? Number.MAX_SAFE_INTEGER },
  ];
}
