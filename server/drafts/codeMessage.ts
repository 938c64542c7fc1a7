/** Text messages about a draft, composed anew when they leave. */
import { draftMessageTexts } from '#domain/texts.ts';
import type { ApplicationStore } from '../applications/stored.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../deps.ts';
import { otpBindingLine } from '../sms/otpBindingLine.ts';
import { readCode } from './codes.ts';
import type { CodePurpose } from './codeTargets.ts';
import { readOpening, readDraftContacts } from './numbers.ts';

export interface TextDeps extends ApplicationStore {
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

interface OwedText {
  applicationId: number;
  /** Id of the code. */
  occasion: string;
}

export interface ComposedText {
  /** Number in E.164. */
  to: string;
  text: string;
}

/** Composes the code and, on a line that phones read, the address that it is for; null if it no longer opens anything. */
export async function composeCode(deps: TextDeps, { applicationId, occasion }: OwedText): Promise<ComposedText | null> {
  const code = await readCode(deps, { applicationId, id: occasion });
  const offer = code && (await offerName(deps, code.offerId));
  if (!code || offer === null) return null;
  const bound = otpBindingLine(new URL(deps.config.publicUrl).hostname, code.code);
  return { to: code.number, text: `${wordsOf[code.purpose](offer, code.code)}\n\n${bound}` };
}

const wordsOf: Record<CodePurpose, (offer: string, code: string) => string> = {
  open: draftMessageTexts.code,
  verify: draftMessageTexts.code,
  restore: draftMessageTexts.codeToRestore,
  undo: draftMessageTexts.codeToUndo,
  read: draftMessageTexts.code,
};

/** Composes the message to the number whose codes opened the draft before; null if there is none. */
export async function composeReplaced(deps: TextDeps, { applicationId }: OwedText): Promise<ComposedText | null> {
  const to = (await readOpening(deps, applicationId))?.formerly ?? null;
  const reach = to === null ? null : await readDraftContacts(deps, applicationId);
  const offer = reach && (await offerName(deps, reach.offerId));
  return to === null || offer === null ? null : { to, text: draftMessageTexts.replacedText(offer) };
}

/** Returns the name that messages give the offer; null if it is gone. */
export async function offerName({ database }: TextDeps, id: number): Promise<string | null> {
  const row = await database.selectFrom('offers').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}
