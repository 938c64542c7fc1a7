/** Starts the service: settings, database, demo offers, jobs, and one line with the address. */
import { buildApp } from './buildApp.ts';
import { readConfig, type Config } from './config.ts';
import { inDataFolder } from './dataFolder.ts';
import { keepMeasuring, openClock, type DatabaseClock } from './database/clock.ts';
import { openPreparedDatabase, type OpenedDatabase } from './database/database.ts';
import type { ServerDeps } from './deps.ts';
import { repairTies } from './documents/repairing.ts';
import { clamdScanner, noScanner } from './documents/virusScan.ts';
import { describeError } from './http/errors.ts';
import { startWorker } from './jobs/worker.ts';
import { Activity } from './http/activity.ts';
import { needsStartTls } from './lines.ts';
import { createLookups } from './lookups/lookups.ts';
import { folderWarnings, silenceWarning, warnings } from './notices.ts';
import { keyFileIn } from './numbers/keyFile.ts';
import { prepareNumbers, type Prepared } from './numbers/preparing.ts';
import { importDemoOffers } from './offers/importing.ts';
import { settleOfferFiles } from './offers/offerFiles.ts';
import { settleOfferFolders } from './offers/offerFolders.ts';
import { developmentMailer, smtpMailer, type Mailer } from './outbox/mailer.ts';
import { clickSendGateway } from './sms/clickSend.ts';
import { developmentSms } from './sms/gateway.ts';
import { SMS_COMPOSERS } from './sms/composers.ts';
import { explainStartFailure } from './startFailure.ts';
import { stopOnSignals } from './stopping.ts';
import { importEarlierFiles } from './storage/earlierFiles.ts';
import type { FileDeps } from './storage/claims.ts';
import type { FileStore } from './storage/fileStore.ts';
import { openServiceFiles } from './storage/ownStore.ts';
import { systemClock, systemIds } from './system.ts';
import { seedDemoHoldings } from './register/demoHoldings.ts';
import { lockDemoPeople, seedDemoPeople } from './users/demoPeople.ts';

/** Lines that tell the operator how the service is set up. */
function notices(config: Config, opened: OpenedDatabase): string[] {
  return [
    databaseNotice(config, opened),
    config.fieldKeys
      ? 'Numbers of people are stored under the keys of FIELD_KEYS'
      : `Numbers of people are stored under the key in ${keyFileIn(config.dataDirectory)}: back it up apart from the database`,
    config.clamdAddress ? 'Uploads are scanned for viruses' : 'Uploads are not scanned for viruses (set CLAMD_ADDRESS)',
    config.loqateKey
      ? 'Addresses are looked up by Loqate Capture'
      : 'Addresses are looked up in a bundled sample (set LOQATE_KEY)',
    registerNotice(config),
    config.smtpUrl ? 'E-mails leave by SMTP' : 'E-mails stay in the outbox (set SMTP_URL)',
    config.sms
      ? 'Text messages leave through ClickSend'
      : 'Text messages stay in the outbox (set SMS_USER and SMS_TOKEN)',
    ...(config.seedsDemoPeople
      ? ['The demo people of the README can log in (SEED_DEMO_PEOPLE=false keeps them out of a new database)']
      : []),
  ];
}

function databaseNotice({ dataDirectory, databasePoolSize }: Config, { kind, isPooled }: OpenedDatabase): string {
  if (kind === 'embedded') return `Database: embedded, in ${dataDirectory}`;
  return `Database: PostgreSQL${isPooled ? ' behind a pooler' : ''}, ${databasePoolSize} connections at most`;
}

function registerNotice({ abrGuid, superFundGuid }: Config): string {
  const samples = [
    abrGuid ? null : 'businesses (set ABR_GUID)',
    superFundGuid ? null : 'super funds (set SUPER_FUND_GUID)',
  ].filter((name) => name !== null);
  return samples.length === 0
    ? 'Business numbers are looked up in the registers'
    : `A bundled sample stands in for the register of ${samples.join(' and ')}`;
}

function chooseMailer({ smtpUrl, mailFrom, trustedPlain }: Config): Mailer {
  if (smtpUrl === null) return developmentMailer;
  return smtpMailer({
    url: smtpUrl,
    from: mailFrom,
    requiresTls: needsStartTls(smtpUrl, trustedPlain.has('mail')),
  });
}

/** Creates the demo people or, if they are not wanted, locks those of an earlier start. Returns how many were locked. */
async function settleDemoPeople(config: Config, deps: Pick<ServerDeps, 'database' | 'clock' | 'ids'>): Promise<number> {
  if (!config.seedsDemoPeople) return lockDemoPeople(deps);
  await seedDemoPeople(deps);
  return 0;
}

interface Started {
  numbers: Prepared;
  files: FileStore;
  locked: number;
  measured: DatabaseClock | null;
  /** Lines about the files, for the operator. */
  ofFiles: string[];
  /** Lines for the operator if the store does not answer, or retains what is removed. */
  silence: string[];
}

/** Prepares the database and the files before anything is read; one process at a time. */
async function prepare(opened: OpenedDatabase, config: Config): Promise<Started> {
  const { database } = opened;
  const measured = await openClock(opened);
  const clock = measured ?? systemClock;
  const numbers = await prepareNumbers(opened, config);
  await repairTies(database, numbers.keys);
  const own = { database, clock, ids: systemIds };
  const { files, silence } = await openServiceFiles(own, config);
  const deps = { ...own, files };
  const ofFiles = silence === null ? await settleFiles(deps, config) : [];
  if (config.seedsDemoPeople) await seedDemoHoldings({ ...own, keys: numbers.keys });
  const locked = await settleDemoPeople(config, deps);
  const ofStore = silence === null ? ((await files.findWarnings?.()) ?? []) : silenceWarning(silence);
  return { numbers, files, measured, locked, ofFiles, silence: ofStore };
}

/** Brings the store up to date at a start. It can be stopped at any moment, and the next start goes on. */
async function settleFiles(deps: FileDeps, config: Config): Promise<string[]> {
  const takenIn = await importEarlierFiles(deps, config);
  if (config.importsOffers) await importDemoOffers(deps, config.offersDirectory);
  await settleOfferFolders(deps.database, config.offersDirectory);
  return [...takenIn, ...(await settleOfferFiles(deps, config.offersDirectory))];
}

async function start(config: Config): Promise<void> {
  const ready = await inDataFolder(config.dataDirectory, () =>
    openPreparedDatabase(config, (opened) => prepare(opened, config)),
  );
  const { database } = ready.opened;
  const { locked, measured, files, silence } = ready.prepared;
  const { keys, encrypted } = ready.prepared.numbers;
  let isStopping = false;
  const deps: ServerDeps = {
    isStopping: () => isStopping,
    database,
    files,
    config,
    keys,
    clock: measured ?? systemClock,
    ids: systemIds,
    mailer: chooseMailer(config),
    sms: config.sms ? clickSendGateway(config.sms) : developmentSms,
    smsComposers: SMS_COMPOSERS,
    scanner: config.clamdAddress ? clamdScanner(config.clamdAddress) : noScanner,
    lookups: createLookups(config),
    activity: new Activity(),
    logLevel: 'warn',
  };
  const stopMeasuring = measured ? keepMeasuring(measured, database) : () => undefined;
  const app = await buildApp(deps);
  const worker = startWorker({ ...deps, logger: app.log });
  const address = await app.listen({ port: config.port, host: config.host });
  const told = [
    ...notices(config, ready.opened),
    `Files: ${files.place}`,
    ...(encrypted > 0 ? [`${encrypted} rows with numbers of people were encrypted for the first time`] : []),
    ...(locked > 0 ? [`${locked} demo people of an earlier start can no longer log in`] : []),
    ...ready.prepared.ofFiles,
  ];
  // Printed before the address: a program that waits for the address has then read everything.
  for (const warning of [...warnings(config), ...folderWarnings(config), ...silence])
    process.stderr.write(`${warning}\n`);
  process.stdout.write(`${told.join('\n')}\nListening at ${address}/\n`);

  const running = {
    turnAway: () => (isStopping = true),
    closeCalls: () => {
      // Jobs have the same grace as requests: a message under way is handed on and noted.
      void worker.stop();
      return app.close();
    },
    cutCalls: () => app.server.closeAllConnections(),
    closeRest: async () => {
      stopMeasuring();
      await worker.stop();
      files.close();
      await database.destroy();
    },
  };
  stopOnSignals(running, { delayMs: config.stopDelayMs, graceMs: config.stopGraceMs });
}

/** A broken assumption leaves no state to trust. Only its kind and place are printed: messages may quote data. */
function endOnFailure(error: unknown): void {
  process.stderr.write(`${JSON.stringify(describeError(error))}\n`);
  process.exit(1);
}

process.on('uncaughtException', endOnFailure);
process.on('unhandledRejection', endOnFailure);

// The reader of our output may end first; that is no reason to stop serving.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
// Every file that the service writes belongs to its account alone.
process.umask(0o077);

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
}
