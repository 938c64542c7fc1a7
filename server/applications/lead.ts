/** Early lead: the data that is known when a visitor leaves the landing page's e-mail step (1-LAND-21). */
import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { User } from '#domain/session.ts';
import { serverTexts } from '#domain/texts.ts';
import { claimNewApplication } from '../budgets/newApplication.ts';
import type { Caller } from '../budgets/caller.ts';
import { lead } from '../commands/lead.ts';
import { runCommand, unlessRefused } from '../commands/runCommand.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import { begin, findLead } from './beginning.ts';
import { ownerOf } from './owner.ts';
import type { SubmissionReply } from './submissionReply.ts';

interface Lead {
  session: CallerSession;
  caller: Caller;
  /** Signed-in user, from the session. */
  user: User | null;
  offer: Offer;
  application: Application;
  /** Client's key of its file; null from pages of earlier releases. */
  fileKey: string | null;
}

/** Characters of a lead's answers as JSON. No rule checks them yet: this alone bounds what an unfinished application may store. */
const LARGEST_LEAD = 20_000;

/**
 * Returns the answers of a lead, which says who is interested; the rest of an unfinished application stays on the device.
 * @throws Refusal 413 when its answers are longer than any that a form holds
 */
function answersOfLead({ landingpage, contact_details }: Application): Application {
  const answers = { ...(landingpage && { landingpage }), ...(contact_details && { contact_details }) };
  if (JSON.stringify(answers).length > LARGEST_LEAD) throw new Refusal(413, { message: serverTexts.tooLarge });
  return answers;
}

/** Stores the lead, once for each file; a repeated call returns the first one's id. */
export async function storeLead(
  deps: ServerDeps,
  { session, caller, user, offer, application: sent, fileKey }: Lead,
): Promise<SubmissionReply> {
  const application = answersOfLead(sent);
  const now = deps.clock.now();
  const isNew = (await findLead(deps.database, { session, offer, fileKey })) === null;
  if (isNew) await claimNewApplication(deps.database, deps, { caller, isNew, addresses: [], now });
  const target = begin(deps, { session, userId: ownerOf(user), offer, fileKey, now });
  return unlessRefused(await runCommand(deps, lead, { session, target, input: { user, application } }));
}
