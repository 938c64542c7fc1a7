/**
 * Issuer's staff replace the mobile number of a person who cannot get the codes of a saved draft, or of an application to approve
 * (3-OTP-03).
 */
import type { Application } from '#domain/application.ts';
import { maskMobile, mobileQuestion } from '#domain/rules/mobileQuestions.ts';
import { parseSmsNumber } from '#domain/formats/mobiles.ts';
import { settlePhone } from '#domain/formats/phones.ts';
import { isAdviserApplying } from '#domain/model/applicantRole.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import { mobileTexts } from '#domain/texts/mobiles.ts';
import { contactErrors } from '#domain/texts.ts';
import { readForUpdate } from '../applications/storedNumbers.ts';
import { hasOwnAddress } from '../applications/repository.ts';
import { readDraftContacts, type DraftContacts } from '../drafts/numbers.ts';
import { notFound, Refusal } from '../http/errors.ts';
import type { Message } from '../outbox/outbox.ts';
import type { Command } from './command.ts';

interface Facts {
  /** Addresses and numbers before the change; null for an application that no code opens. */
  reach: DraftContacts | null;
  /** Answers with their numbers. */
  answers: Application;
}

/**
 * Puts another mobile number into a saved draft, for its applicant, or into an application that waits for approval, for its investor. Its
 * codes open the draft from now on, and the first of them verifies it. The number whose codes did before, and the e-mail address, get a
 * message. No code that went to the old number opens anything any more, and a session that holds the draft by one is asked for a code of
 * the new number. The input is the number as typed; the reply is its mask. Refuses with 400 a number that no message could go to, or that
 * is asked about (1-CONT-29), and with 404 an application that opens by no code.
 */
export const changeMobile: Command<string, Facts, { masked: string }, 'changeMobile'> = {
  needs: 'changeMobile',
  isSafeTwice: false,
  readFacts: async (transaction, { keys }, { application: { id } }) => {
    const store = { database: transaction, keys };
    return { reach: await readDraftContacts(store, id), answers: (await readForUpdate(store, id)) ?? {} };
  },
  decide: ({ application, input: typed, facts: { reach, answers }, newId }) => {
    const mobile = parseSmsNumber(typed);
    if (mobile === null) return new Refusal(400, { mobile: [whyRefused(typed)] });
    if (reach === null || !hasOwnAddress(application)) return notFound();
    const { status } = application;
    const occasion = newId();
    const email: Message = { channel: 'email', personKey: null, template: 'mobile_replaced', occasion };
    const text: Message = { channel: 'sms', template: 'mobile_replaced', occasion };
    return {
      changes: { answers: withMobile(answers, { mobile, status }) },
      event: { kind: 'mobile_changed', actingAs: 'issuer', facts: { status } },
      effects: [{ kind: 'replaceNumber', mobile, formerly: reach.opening }],
      notify: reach.opening === null ? [email] : [text, email],
      reply: { masked: maskMobile(mobile) },
    };
  },
};

function whyRefused(typed: string): string {
  const question = mobileQuestion(typed);
  return question ? `${question} ${mobileTexts.byStaff(settlePhone(typed))}` : contactErrors.validMobile;
}

function withMobile(
  application: Application,
  { mobile, status }: { mobile: string; status: ApplicationStatus },
): Application {
  const { contact_details: contact } = application;
  const isAdvisers = status === 'draft' && isAdviserApplying(contact);
  const changed = isAdvisers ? { adviser_mobile: mobile } : { tel_mobile: mobile };
  return { ...application, contact_details: { ...contact, ...changed } };
}
