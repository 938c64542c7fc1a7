import { useState } from 'react';

/** Today as ISO `YYYY-MM-DD` in the applicant's own time zone, fixed for the life of the step: rules take it as an argument. */
export function useToday(): string {
  const [today] = useState(() => toIsoDay(new Date()));
  return today;
}

function toIsoDay(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}
