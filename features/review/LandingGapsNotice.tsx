import type { LandingGaps } from '#domain/offers/landingGaps.ts';
import { landingErrors } from '#domain/texts/errors.ts';
import { landingGapTexts as texts } from '#domain/texts/landingGaps.ts';
import { landingLabels } from '#domain/texts/landingLabels.ts';
import { problemText } from '#domain/texts/ui.ts';
import { Missing } from '#features/ui/Answers.tsx';
import { requestFieldFocus } from '#features/ui/form/requestedField.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { editLanding } from '#store/steps/detour.ts';
import { LANDING_GAPS_ID } from './landingGapsId.ts';
import styles from './review.module.css';

/**
 * Shows the answers missing by the landing page's own rules, and the way to each field: without them the application would be refused
 * (1-LAND-39, 1-LAND-40, 1-ADV-05).
 */
export function LandingGapsNotice({ gaps: asked }: { gaps: LandingGaps }) {
  const dispatch = useAppDispatch();
  const gaps = Object.entries(asked) as [string, NonNullable<LandingGaps[keyof LandingGaps]>][];
  const open = (path: string) => {
    // The landing page has a notice of its own about changed documents.
    if (dispatch(editLanding()) && gaps.every(([, gap]) => gap !== 'documentsChanged'))
      requestFieldFocus({ subject: '', paths: [path] });
  };
  return (
    <div id={LANDING_GAPS_ID} tabIndex={-1} className={styles.readiness}>
      <Notice kind="error" title={texts.reviewTitle}>
        <p>{texts.reviewHelp}</p>
        <ul>
          {gaps.map(([path, gap]) => (
            <li key={path}>
              <Missing onSelect={() => open(path)}>{problemText([landingLabels[path]], landingErrors[gap])}</Missing>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
