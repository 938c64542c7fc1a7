/**
 * Cookie that identifies a browser across sessions and accounts: set on submitting and on giving a right code. It opens nothing by itself,
 * and only its hash is stored. Separate from the device cookie of the log-in (deviceCookie.ts), which gets a new value at log-in.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ids } from '../deps.ts';
import { readOwnCookie, setOwnCookie } from './ownCookies.ts';

/** One year. */
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** 256 bits as `Ids.secret` writes them; any other value was not issued here. */
const SECRET = /^[\w-]{43}$/;

function secretOf(request: FastifyRequest): string | null {
  const secret = readOwnCookie(request, 'browser');
  return secret !== undefined && SECRET.test(secret) ? secret : null;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(`browser ${secret}`).digest('hex');
}

/** Returns the hash of the calling browser's cookie; null if it sends none. */
export function browserHashOf(request: FastifyRequest): string | null {
  const secret = secretOf(request);
  return secret === null ? null : hashOf(secret);
}

/** Gives the calling browser its cookie, for a year from now, and returns the hash. A value that the browser already has stays. */
export function ensureBrowserCookie(request: FastifyRequest, reply: FastifyReply, ids: Ids): string {
  const secret = secretOf(request) ?? ids.secret();
  setOwnCookie(reply, 'browser', { value: secret, maxAge: LIFETIME_SECONDS });
  return hashOf(secret);
}
