import { File as NodeFile } from 'node:buffer';
import { setupServer } from 'msw/node';
import { forgetCsrfToken } from '#api/csrf.ts';
import { handlers } from './handlers.ts';

// The environment takes Blob and FormData from Node but leaves jsdom's File, which such a form would turn into a text.
Object.assign(globalThis, { File: NodeFile });

/** The service at the network edge; a call that no handler knows fails the test. */
export const server = setupServer(...handlers);

/** Starts and stops the service around the tests of a file. */
export function useServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    forgetCsrfToken();
  });
  afterAll(() => server.close());
}
