/** Cookie that identifies a browser that has signed in before (server/users/devices.ts). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_LIFETIME } from '../users/devices.ts';
import { readOwnCookie, setOwnCookie } from './ownCookies.ts';

export function deviceSecretOf(request: FastifyRequest): string | undefined {
  return readOwnCookie(request, 'device');
}

export function setDeviceCookie(reply: FastifyReply, secret: string): void {
  setOwnCookie(reply, 'device', { value: secret, maxAge: DEVICE_LIFETIME / 1000 });
}
