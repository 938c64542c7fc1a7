import { closesText } from '#domain/texts/pages.ts';

/** When the offer closes, in the reader's own time zone and with its name; nothing for an offer without a date. */
export function closingText(closesAt: string | null | undefined): string | undefined {
  if (!closesAt) return undefined;
  const date = new Date(closesAt);
  if (Number.isNaN(date.getTime())) return undefined;
  const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' }).format(date);
  const time = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(date);
  return closesText(day, time);
}
