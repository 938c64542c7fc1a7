import { useEffect, useEffectEvent, useRef } from 'react';
import type { LandingGaps } from '#domain/offers/landingGaps.ts';
import { landingGapTexts as texts } from '#domain/texts/landingGaps.ts';
import { Button } from '#features/ui/Button.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import type { BlockHandle } from '#features/ui/form/stepFormContext.ts';
import { useWantedField } from '#features/ui/form/wantedField.ts';
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
  /** Focus waits for it at the start of the page. */
  takesFocus: boolean;
}

/** For whoever opened an application that was begun without this page, such as one from a sheet: what is to be done here before it goes on. */
export function LandingAsked({ form, takesFocus }: LandingAskedProps) {
  const gaps = useAppSelector(selectLandingGaps);
  // Of a copy the welcome says it, of what waits for approval the request.
  const isSaid = useAppSelector((state) => selectIsCopyBegun(state) || selectMode(state).status === 'pending_approval');
  const isFromReview = useAppSelector(({ wizard }) => wizard.detour === 'landingpage');
  const notice = useRef<HTMLElement>(null);
  const mark = useEffectEvent(() => void form.mark());
  useEffect(() => {
    if (isFromReview) mark();
    else if (takesFocus && isAtStart()) notice.current?.focus();
  }, [isFromReview, takesFocus]);
  useWantedField(useFields(form));
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

/** The fields of this page, as a step's: review leads to one of them. */
function useFields(form: LandingForm) {
  const block: Pick<BlockHandle, 'id' | 'getValues'> = { id: 'landing', getValues: () => form.values };
  return useRef(new Map([['landing', block]]));
}
