/** Text messages through ClickSend (POST /sms/send of its REST API v3), one message a call. */
import { isRecord } from '#domain/formats/isRecord.ts';
import { HoldOver } from '../jobs/timeLimit.ts';
import { callOutside, requestUrl, OutsideFailure, type OutsideLimits } from '../lookups/outside.ts';
import { NumberRefused, SmsNotTaken, type SmsSender } from './gateway.ts';
import type { SmsSettings } from './settings.ts';

/** Nobody waits at a form, and a sender that gives up waiting may send twice. Well inside the time of the job. */
const SMS_LIMITS: OutsideLimits = { timeoutMs: 20_000, maxSize: 100_000 };

/** The gateway's code for a message, in one word: never a number, nor a text. */
const WORD = /^[A-Z_]{3,40}$/;

export function clickSendGateway(
  { url, user, token, from }: SmsSettings,
  limits: OutsideLimits = SMS_LIMITS,
): SmsSender {
  const authorization = `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`;
  return {
    send: async ({ id, to, text }, hold) => {
      if (hold.isOver()) throw new HoldOver();
      const message = { source: 'allot', ...(from === null ? {} : { from }), to, body: text, custom_string: id };
      const call = { headers: { authorization }, json: { messages: [message] }, signal: hold.signal };
      judge(await callOutside(requestUrl(url, 'sms/send', {}), limits, call).catch(told), id);
    },
  };
}

/** Throws a refusal with its status: the operator has to distinguish a wrong key (401) from a gateway that is down (5xx). */
function told(error: unknown): never {
  if (!(error instanceof OutsideFailure)) throw error;
  throw new SmsNotTaken(error.status === null ? error.code : `http_${error.status}`);
}

/** A refused message comes with status 200, and a code in its place of the list. */
function judge(answer: string, id: string): void {
  const said = readAnswer(answer);
  if (said?.message === undefined) throw new SmsNotTaken(said?.code ?? 'unreadable');
  const { status, custom_string } = said.message;
  if (status === 'INVALID_RECIPIENT') throw new NumberRefused();
  if (status !== 'SUCCESS') throw new SmsNotTaken(wordOf(status) ?? 'unreadable');
  // Another sender's message: the server that answers is not the gateway.
  if (custom_string !== id) throw new SmsNotTaken('unreadable');
}

interface Said {
  /** Code of the whole call, if it is one of the gateway's. */
  code: string | null;
  message: Record<string, unknown> | undefined;
}

function readAnswer(text: string): Said | null {
  try {
    const answer: unknown = JSON.parse(text);
    if (!isRecord(answer)) return null;
    const data = answer['data'];
    const messages: unknown = isRecord(data) ? data['messages'] : null;
    const message: unknown = Array.isArray(messages) && messages.length === 1 ? messages[0] : null;
    return { code: wordOf(answer['response_code']), message: isRecord(message) ? message : undefined };
  } catch {
    return null;
  }
}

function wordOf(said: unknown): string | null {
  return typeof said === 'string' && WORD.test(said) && said !== 'SUCCESS' ? said : null;
}
