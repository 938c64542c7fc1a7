import { useState } from 'react';
import { localDay } from '#domain/formats/localDay.ts';

/** Returns today as ISO `YYYY-MM-DD` by the reader's device, for times shown shorter if they are of today. Rules use `useToday`. */
export function useLocalToday(): string {
  const [today] = useState(() => localDay(new Date()));
  return today;
}
