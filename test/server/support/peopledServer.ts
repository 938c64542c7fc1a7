import { after, before, beforeEach } from 'node:test';
import { seedDemoPeople } from '#server/users/demoPeople.ts';
import { addOffer, START, startTestServer, type TestServer } from './testServer.ts';

/** An account of the demo people. */
export const OLIVIA = 'olivia.hartley@example.com';

/** Starts a service with an offer and the demo people for the tests of the suite, each of which begins at `START`; `take` gets it before the first. */
export function withPeopledServer(
  take: (server: TestServer) => void,
  overrides: Parameters<typeof startTestServer>[0] = {},
): void {
  let server: TestServer;
  before(async () => {
    server = await startTestServer(overrides);
    take(server);
    await addOffer(server);
    await seedDemoPeople(server.deps);
  });
  beforeEach(() => server.travelTo(START));
  after(() => server.stop());
}
