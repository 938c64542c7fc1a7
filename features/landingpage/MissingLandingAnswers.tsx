import { useEffect, useEffectEvent, useRef } from 'react';
import type { LandingGaps } from '#domain/offers/landingGaps.ts';
import { landingGapTexts as texts } from '#domain/texts/landingGaps.ts';
import { Button } from '#features/ui/Button.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import type { BlockHandle } from '#features/ui/form/stepFormContext.ts';
import { useRequestedField } from '#features/ui/form/requestedField.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectIsCopyBegun } from '#store/selectors/filesSelectors.ts';
import { selectLandingGaps } from '#store/selectors/stepSelectors.ts';
import { selectMode } from '#store/selectors/wizardSelectors.ts';
import { isAtStart } from './DocumentsChanged.tsx';
import styles from './landingpage.module.css';
import type { LandingForm } from './useLandingForm.ts';

interface LandingAskedProps {
  form: LandingForm;
  /** Takes the focus if the focus is at the start of the page. */
  takesFocus: boolean;
}

/** Tells the applicant what this page still needs, if the application was started without it, for example from a sheet. */
export function MissingLandingAnswers({ form, takesFocus }: LandingAskedProps) {
  const gaps = useAppSelector(selectLandingGaps);
  // The welcome says it for a copy, the request says it for an application that awaits approval.
  const isSaid = useAppSelector((state) => selectIsCopyBegun(state) || selectMode(state).status === 'pending_approval');
  const isFromReview = useAppSelector(({ wizard }) => wizard.detour === 'landingpage');
  const notice = useRef<HTMLElement>(null);
  const mark = useEffectEvent(() => void form.mark());
  useEffect(() => {
    if (isFromReview) mark();
    else if (takesFocus && isAtStart()) notice.current?.focus();
  }, [isFromReview, takesFocus]);
  useRequestedField(useFields(form));
  const items = Object.entries(gaps) as [string, NonNullable<LandingGaps[keyof LandingGaps]>][];
  if (isSaid) return null;
  return (
    <Notice ref={notice} tabIndex={-1} kind="warn" title={texts.title}>
      <p>{texts.help}</p>
      <ul className={styles.asked}>
        {items.map(([path, gap]) => (
          <li key={gap}>
            <Button kind="link" onClick={() => focusField(`landing-${path}`)}>
              {texts.asked[gap]}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns the fields of this page in a step's form: review leads to one of them. */
function useFields(form: LandingForm) {
  const block: Pick<BlockHandle, 'id' | 'getValues'> = { id: 'landing', getValues: () => form.values };
  return useRef(new Map([['landing', block]]));
}
