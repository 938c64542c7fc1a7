/** Sending of e-mails: by SMTP, or not at all if only the development outbox is wanted. */
import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { HoldOver, type TimeLimit } from '../jobs/timeLimit.ts';

export interface Email {
  /** The same at every attempt, so that a receiver can recognise a repeated delivery. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The same text as `text`. */
  html: string;
}

export interface Mailer {
  /**
   * Resolves when the message has been handed on. Once the hold is over nothing is handed on any more.
   * @throws Error when it has to be tried again
   */
  send(email: Email, hold: TimeLimit): Promise<void>;
}

/** Nothing leaves the machine: the messages can be read at /dev/outbox/. */
export const developmentMailer: Mailer = { send: async () => undefined };

/** Time limits in milliseconds. */
export interface MailLimits {
  /** Limit for finding the server, for connecting, and for its greeting, each. */
  connect: number;
  /** Limit from then on until the whole message has been handed over. */
  handOver: number;
  /**
   * Limit for its answer to the message: the server may check for long, and a sender that gives up waiting sends twice (RFC 5321,
   * 4.5.3.2.6).
   */
  answer: number;
}

/** Together well inside the time of the job. */
const MAIL_LIMITS: MailLimits = { connect: 10_000, handOver: 60_000, answer: 5 * 60_000 };

/** Access to the mail server. */
export interface MailServer {
  url: string;
  /** The sender. */
  from: string;
  /** Nothing is sent to a server that does not offer an encrypted line (STARTTLS). */
  requiresTls: boolean;
}

export function smtpMailer({ url, from, requiresTls }: MailServer, limits: MailLimits = MAIL_LIMITS): Mailer {
  const { connect, handOver, answer } = limits;
  const settings = {
    url,
    requireTLS: requiresTls,
    dnsTimeout: connect,
    connectionTimeout: connect,
    greetingTimeout: connect,
    socketTimeout: answer,
    // Cut, not closed politely: a message still under way must not arrive.
    socketCloseTimeout: 0,
  };
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html }, hold) => {
      const slow = new AbortController();
      const timer = setTimeout(() => slow.abort(new HoldOver()), connect + handOver);
      const transport = nodemailer.createTransport(settings, { from });
      // The caller of `send` learns of its failures; a connection that breaks by itself concerns nobody.
      transport.on('error', () => undefined);
      transport.use('stream', ({ message }, done) => {
        const read = message.createReadStream.bind(message);
        message.createReadStream = (options) => guarded(read(options), hold, () => clearTimeout(timer));
        done();
      });
      const signal = AbortSignal.any([hold.signal, slow.signal]);
      try {
        // An address object is never parsed for further addresses or headers.
        const receiver = { name: '', address: to };
        await transport.sendMail({ to: receiver, subject, text, html, messageId: `<${id}@${domain}>`, signal });
      } catch (error) {
        throw signal.aborted ? signal.reason : withStatus(error);
      } finally {
        clearTimeout(timer);
        transport.close();
      }
    },
  };
}

/** Refusal of the mail server, without its text, which may quote the address. */
class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** Command in the library's name for it, and the SMTP status: `EENVELOPE 550`; 5… is final, 4… for now. */
  readonly code: string;
  constructor(code: string, status: number) {
    super('the mail server has refused');
    this.code = `${code} ${status}`;
  }
}

/** Returns the library's error as a MailRefused if the server has answered; any other error as it is. */
function withStatus(error: unknown): unknown {
  if (!(error instanceof Error && 'responseCode' in error && Number.isInteger(error.responseCode))) return error;
  return new MailRefused('code' in error ? String(error.code) : 'refused', Number(error.responseCode));
}

/**
 * A message that is read only when the server has asked for it. Its end, at which the server accepts it, comes only while the hold lasts. A
 * stream of the usual kind would be read ahead, and so be checked too early.
 */
function guarded(message: Readable, hold: TimeLimit, ended: () => void): Readable {
  return Readable.from(
    (async function* () {
      for await (const chunk of message) {
        if (hold.isOver()) throw new HoldOver();
        yield chunk as Buffer;
      }
      if (hold.isOver()) throw new HoldOver();
      ended();
    })(),
  );
}
