import { beforeEach } from 'node:test';
import { newestToken } from './drafts.ts';
import { PUBLIC_URL } from './fieldKeys.ts';
import { withPeopledServer } from './peopledServer.ts';
import { TestClient, type TestServer } from './testServer.ts';
import { saveBy, type SavedDraft } from './travellers.ts';

interface Beginning {
  server: TestServer;
  /** Browser that saved the draft. */
  home: TestClient;
  saved: SavedDraft;
  /** Token of the draft's link. */
  link: string;
}

/** Starts a service for the tests of the suite, each of which gets a draft of its own in `begin`, with nothing sent, counted or owed before. */
export function withSavedDraft(begin: (beginning: Beginning) => void): void {
  let server: TestServer;
  withPeopledServer((started) => (server = started), { config: { publicUrl: PUBLIC_URL } });
  beforeEach(async () => {
    await server.database.deleteFrom('sms_sends').execute();
    await server.database.deleteFrom('mail_sends').execute();
    await server.database.updateTable('outbox').set({ status: 'given_up' }).execute();
    const home = await TestClient.open(server);
    const saved = await saveBy(home);
    const link = await newestToken(server, saved.id);
    server.sent.length = server.texted.length = 0;
    begin({ server, home, saved, link });
  });
}
