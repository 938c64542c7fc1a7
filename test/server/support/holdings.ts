/** Holdings files for tests. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { Application, ContactDetails } from '#domain/application.ts';
import { importDemoOffers } from '#server/offers/importing.ts';
import { seedDemoHoldings } from '#server/register/demoHoldings.ts';
import { importHoldings, type Imported, type ImportOptions, type Refused } from '#server/register/importing.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { temporaryFolder } from './testDatabase.ts';
import { startTestServer, TestClient, type TestServer } from './testServer.ts';
import { newToken } from './travellers.ts';

export const EMBERFIELD = 'Emberfield Copper Limited';

/** Writes a file into a folder of its own. */
export function writeHoldings(content: string | Buffer, name = 'holdings.csv'): string {
  const file = path.join(temporaryFolder('holdings'), name);
  fs.writeFileSync(file, content);
  return file;
}

/** CSV of these rows, whose first one names the columns. */
export function csvOf(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n');
}

/** A row that the register takes, changed as asked. */
export function aHolding(changes: Record<string, string> = {}): Record<string, string> {
  return {
    issuer: EMBERFIELD,
    account_name: 'Ms Olivia Hartley',
    account_id: 'I0041277390',
    external_ref: '',
    name_and_designation: '',
    security_code: 'EMB',
    security_name: 'Emberfield Copper ordinary share',
    units: '4000',
    as_at: '30/09/2026',
    state: 'open',
    reg_addr1: '12 Market Street',
    reg_addr2: 'Fremantle WA 6160',
    tax_country: 'Australia',
    tfn: '123456782',
    distribution_bank_account_name: 'O Hartley',
    distribution_bank_bsb: '063000',
    distribution_bank_account_number: '1042 8871',
    swift_code: '',
    bank_country: 'Australia',
    drp_status: 'P',
    bank_statement: '',
    full_access: 'Olivia.Hartley@example.com',
    read_access: '',
    ...changes,
  };
}

/** Imports a file at the server's time. */
export function importFile(
  { deps }: Pick<TestServer, 'deps'>,
  file: string,
  options: Partial<ImportOptions> = {},
): Promise<Imported | Refused> {
  return importHoldings(deps, file, { as_at: '2026-11-20', today: '2026-11-21', ...options });
}

/** An application of one person as one on a holding: without investor and tax, and with its details confirmed. */
export function onHolding(ready: Application, contact: ContactDetails): Application {
  const { investor_details: _investor, tax_details: _tax, contact_details, ...others } = ready;
  const isNew = contact.holdingProfileType === 'DUPLICATE';
  return {
    ...(isNew ? ready : others),
    contact_details: { ...contact_details, ...contact },
    review: { ...(!isNew && { detailsAreCorrectConfirmation: true }) },
  };
}

/** Starts a service with the offers, people and holdings of the demonstration. */
export async function startWithHoldings(): Promise<TestServer> {
  const server = await startTestServer();
  await importDemoOffers(server.deps, 'offers');
  await seedDemoPeople(server.deps);
  await seedDemoHoldings(server.deps);
  return server;
}

/** Logs a person of the demonstration in, in a browser of their own. @param name before the @ of the address */
export async function signInAs(server: TestServer, name: string): Promise<TestClient> {
  const client = await TestClient.open(server);
  assert.equal((await client.logIn(`${name}@example.com`, DEMO_PASSWORD)).status, 204);
  return client;
}

/** Switches the capacity in which a person acts. */
export async function actAs(client: TestClient, as: 'investor' | 'advisor' | 'issuer'): Promise<void> {
  client.follow(await client.call('GET', `/${as}/`));
  await newToken(client);
}
