/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { isServiceAddress } from '../../scripts/lib/serviceAddresses.mjs';

const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};

/** Each call, with something in the place of what changes. */
const CALLS = Object.entries(paths)
  .filter(([address]) => !['/', '/{*}'].includes(address))
  .flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), address.replaceAll(/\{[^}]+\}/g, 'x')] as const),
  );

describe('the development server', () => {
  it.each(CALLS)('hands %s %s on to the service', (method, address) => {
    expect(isServiceAddress(address, { method })).toBe(true);
  });

  it.each([
    '/',
    '/offers/kestrel-notes/',
    '/offers/kestrel-notes/preview/',
    '/offers/kestrel-notes/draft/00000000-0000-4000-8000-000000000001/',
    '/investor/dashboard/',
    '/forgottenpassword/',
    '/check/',
    '/assets/main.js',
  ])('answers %s itself', (address) => {
    expect(isServiceAddress(address, { method: 'GET' })).toBe(false);
  });
});
