import type { OpenedDraft } from '#api/draftsApi.ts';
import { clockOf } from '#domain/formats/moment.ts';
import { elsewhereTexts as texts } from '#domain/texts/elsewhere.ts';

/** Returns name and time of day of a save made elsewhere: `Nina Reed`, `10:42`. */
export function savedByText(saved: OpenedDraft['saved']): [who: string, when: string] {
  const who = saved?.is_own ? texts.you : (saved?.name ?? texts.someone);
  return [who, clockOf(saved?.at ?? '')];
}
