/**
 * When the application was taken, as a reader knows the time: `25/11/2026, 8:35 pm AEDT`, where they are and with the zone's name. Null
 * for what is no date-time.
 * @example submittedText('2026-11-25T09:35:12Z', 'Australia/Perth') // '25/11/2026, 5:35 pm AWST'
 */
export function submittedText(iso: string, timeZone?: string): string | null {
  const day = dayText(iso, timeZone);
  if (day === null) return null;
  const zone = timeZone === undefined ? {} : { timeZone };
  const time = new Intl.DateTimeFormat('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...zone,
  });
  return `${day}, ${time.format(new Date(iso))}`;
}

/**
 * The day of a date-time where its reader is, or in the named zone. Null for what is no date-time.
 * @example dayText('2026-11-25T20:35:12Z', 'Australia/Sydney') // '26/11/2026'
 */
export function dayText(iso: string, timeZone?: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat('en-AU', { day: '2-digit', month: '2-digit', year: 'numeric', ...zone }).format(date);
}
