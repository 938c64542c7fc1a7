/** How e-mails leave: by SMTP, or not at all where only the development outbox is wanted. */
import nodemailer from 'nodemailer';

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
  /** Resolves when the message has been handed on. @throws Error when it has to be tried again */
  send(email: Email): Promise<void>;
}

/** Nothing leaves the machine: the messages can be read at /dev/outbox/. */
export const developmentMailer: Mailer = { send: async () => undefined };

export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, { from });
  // What fails is told to whoever sends; a connection that breaks by itself is nobody's failure.
  transport.on('error', () => undefined);
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html }) => {
      // An address object is never parsed for further addresses or headers.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html, messageId: `<${id}@${domain}>` });
    },
  };
}
