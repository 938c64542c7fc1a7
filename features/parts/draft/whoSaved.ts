import type { OpenedDraft } from '#api/draftsApi.ts';
import { clockOf } from '#domain/formats/moment.ts';
import { elsewhereTexts as texts } from '#domain/texts/elsewhere.ts';

/** Who saved a version elsewhere, and at what time of day: `Nina Reed`, `10:42`. */
export function whoAndWhen(saved: OpenedDraft['saved']): [who: string, when: string] {
  const who = saved?.is_own ? texts.you : (saved?.name ?? texts.someone);
  return [who, clockOf(saved?.at ?? '')];
}
