import { useState } from 'react';
import { localDay } from '#domain/formats/localDay.ts';

/** Today as ISO `YYYY-MM-DD` in the applicant's own time zone, fixed for the life of the step: rules take it as an argument. */
export function useToday(): string {
  const [today] = useState(() => localDay(new Date()));
  return today;
}
