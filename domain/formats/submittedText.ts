/**
 * When the application was taken, as a reader knows the time: `25/11/2026, 8:35 pm AEDT`, where they are and with the zone's name. Null
 * for what is no date-time.
 * @example submittedText('2026-11-25T09:35:12Z', 'Australia/Perth') // '25/11/2026, 5:35 pm AWST'
 */
export function submittedText(iso: string, timeZone?: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = new Intl.DateTimeFormat('en-AU', { day: '2-digit', month: '2-digit', year: 'numeric', ...zone });
  const time = new Intl.DateTimeFormat('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...zone,
  });
  return `${day.format(date)}, ${time.format(date)}`;
}
