/** The caller as budgets count them: made once from a request, and handed to what claims. */
import { createHmac } from 'node:crypto';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import type { BudgetLimits } from './definitions.ts';

export interface CallerNetwork {
  /** An IPv4 address, or an IPv6 network with its length. */
  network: string;
  /** How many times a network's limit it may use. */
  factor: number;
}

/**
 * What a caller has shown: an account of an adviser or of staff, which may use as much as a network, or that the link or the number of one
 * application is theirs, which may use as much as a session. They are counted by that alone, so that nobody else's use stops them.
 */
export type CallerStanding = { account: number } | { application: number };

export interface Caller {
  sessionId: string | null;
  /** From the narrowest to the widest. */
  networks: readonly CallerNetwork[];
  standing: CallerStanding | null;
  /** Logs that half of a budget is used. */
  warn: (facts: object, text: string) => void;
}

/** One of the counts that a claim is added to. */
export interface Scope {
  /** Keyed: neither a network nor a session can be read from it. */
  scope: string;
  most: number;
}

/** The scope of everybody without standing. */
export const ALL = 'all';

/** The caller with standing at this application. */
export function withStanding(caller: Caller, application: number): Caller {
  return { ...caller, standing: caller.standing ?? { application } };
}

/** The scopes that a caller is counted in. */
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
