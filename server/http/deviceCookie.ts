/** The cookie by which a browser that has signed in before is known (server/users/devices.ts); as guarded as the session's. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_LIFETIME } from '../users/devices.ts';

function nameOf(request: FastifyRequest): string {
  return request.protocol === 'https' ? '__Host-allot_device' : 'allot_device';
}

export function deviceSecretOf(request: FastifyRequest): string | undefined {
  return request.cookies[nameOf(request)];
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(nameOf(request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: DEVICE_LIFETIME / 1000,
  });
}
