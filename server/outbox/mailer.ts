/** How e-mails leave: by SMTP, or not at all where only the development outbox is wanted. */
import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { HoldOver, type Hold } from '../jobs/hold.ts';

export interface Email {
  /** The same at every attempt, so that a receiver can recognise a repeated delivery. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The same words as `text`. */
  html: string;
}

export interface Mailer {
  /**
   * Resolves when the message has been handed on. Once the hold is over nothing is handed on any more.
   * @throws Error when it has to be tried again
   */
  send(email: Email, hold: Hold): Promise<void>;
}

/** Nothing leaves the machine: the messages can be read at /dev/outbox/. */
export const developmentMailer: Mailer = { send: async () => undefined };

/** In milliseconds. */
export interface MailLimits {
  /** To find the server, to connect, and for its greeting, each. */
  connect: number;
  /** From then on until the whole message has been handed over. */
  handOver: number;
  /** For its answer to the message: it may look at it for long, and whoever gives up waiting sends it twice (RFC 5321, 4.5.3.2.6). */
  answer: number;
}

/** Together well inside the time of the job. */
const MAIL_LIMITS: MailLimits = { connect: 10_000, handOver: 60_000, answer: 5 * 60_000 };

/** How the mail server is reached. */
export interface MailServer {
  url: string;
  /** The sender. */
  from: string;
  /** Nothing is said to a server that does not offer an encrypted line (STARTTLS). */
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
    // Cut, not closed politely: what is still under way must not arrive.
    socketCloseTimeout: 0,
  };
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html }, hold) => {
      const slow = new AbortController();
      const timer = setTimeout(() => slow.abort(new HoldOver()), connect + handOver);
      const transport = nodemailer.createTransport(settings, { from });
      // What fails is told to whoever sends; a connection that breaks by itself is nobody's failure.
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

/** What the mail server has answered, without its words, which may quote the address. */
class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** What was asked for, as the library names it, and the SMTP status: `EENVELOPE 550`; 5… is final, 4… for now. */
  readonly code: string;
  constructor(code: string, status: number) {
    super('the mail server has refused');
    this.code = `${code} ${status}`;
  }
}

/** The library's error as a MailRefused where the server has answered; anything else as it is. */
function withStatus(error: unknown): unknown {
  if (!(error instanceof Error && 'responseCode' in error && Number.isInteger(error.responseCode))) return error;
  return new MailRefused('code' in error ? String(error.code) : 'refused', Number(error.responseCode));
}

/**
 * A message that is read only when the server has asked for it, and whose end, by which the server takes it, comes only while the hold
 * lasts. A stream of the usual kind would be read ahead, and so be asked too early.
 */
function guarded(message: Readable, hold: Hold, ended: () => void): Readable {
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
