/** Warnings that the service prints at its start. */
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { lineWarnings, type LineSettings } from './lines.ts';

/** Settings that production needs, each with what fails without it: nobody would notice before a person needs it. */
const WANTED = [
  { setting: 'clamdAddress', text: 'nothing that is uploaded is scanned for viruses (set CLAMD_ADDRESS)' },
  {
    setting: 'smtpUrl',
    text: 'no e-mail leaves: nobody gets a link, a request for approval or a confirmation (set SMTP_URL)',
  },
  {
    setting: 'sms',
    text: 'no text message leaves: nobody can open a saved application or approve one (set SMS_USER and SMS_TOKEN)',
  },
] as const;

type Warned = LineSettings & Pick<Config, 'isProduction' | 'sms' | 'adoptsFiles' | 'publicUrl' | 'trustedProxies'>;

/** Warnings at every start, on standard error, where operators look for them. */
export function warnings(config: Warned): string[] {
  const wanted = WANTED.filter(({ setting }) => config.isProduction && config[setting] === null);
  return [
    ...wanted.map(({ text }) => `Warning: ${text}`),
    ...lineWarnings(config),
    ...(config.publicUrl.startsWith('https://') && config.trustedProxies === 0
      ? [
          'Warning: PUBLIC_URL begins with https:// and no proxy is trusted: every caller seems to come from the address of the proxy, and limits hold for all of them together (set TRUSTED_PROXIES)',
        ]
      : []),
    ...(config.adoptsFiles
      ? [
          'Warning: any storage would be taken as the one of this database. Take ADOPT_FILES away now that the service has started',
        ]
      : []),
  ];
}

/** Warnings about folders that lack what they should hold. The service starts all the same: a page or offers may come from elsewhere. */
export function folderWarnings({
  offersDirectory,
  publicDirectory,
}: Pick<Config, 'offersDirectory' | 'publicDirectory'>): string[] {
  return [
    ...(fs.existsSync(path.join(publicDirectory, 'index.html'))
      ? []
      : [`Warning: there is no page in ${publicDirectory} (run npm run build, or set PUBLIC_DIR)`]),
    ...offersWarning(offersDirectory),
  ];
}

/** Warning about a store that did not answer at the start; `silence` is the reason, null if it answered. */
export function silenceWarning(silence: string | null): string[] {
  return silence === null
    ? []
    : [
        `Warning: the service starts without its files. ${silence} Until it answers, files get 503; what a start takes into it waits for the next start`,
      ];
}

function offersWarning(folder: string): string[] {
  if (!fs.existsSync(folder)) return [`Warning: there is no folder ${folder} to take offers from (set OFFERS_DIR)`];
  const isOffer = (name: string): boolean => fs.existsSync(path.join(folder, name, 'offer.json'));
  const names = fs.statSync(folder).isDirectory() ? fs.readdirSync(folder) : [];
  return names.some(isOffer) ? [] : [`Warning: no folder in ${folder} has an offer.json (set OFFERS_DIR)`];
}
