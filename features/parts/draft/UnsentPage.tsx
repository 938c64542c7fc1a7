import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { unsentTexts as texts } from '#domain/texts/unsent.ts';
import { BarePage } from '#features/parts/site/BarePage.tsx';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { useStoragePlace } from '#features/ui/storagePlace.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { addressOf } from '#store/file/offerSlugs.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { selectIsUnsaved } from '#store/selectors/unsentSelectors.ts';
import { Autosave } from './Autosave.tsx';

/**
 * Page in place of another offer's page while the last changes to the open application are not saved. Says what happens to them, and asks
 * (3-LOGIN-12). Continues by itself once they are saved.
 */
export function UnsentPage({ onGoOn }: { onGoOn: () => void }) {
  const [, navigate] = useLocation();
  const offer = useAppSelector(selectOffer);
  const slug = useAppSelector(({ session }) => session.offerSlug) ?? '';
  const isUnsaved = useAppSelector(selectIsUnsaved);
  const isOnDevice = useStoragePlace() === 'device';
  const question = useRef<HTMLElement>(null);
  useEffect(() => question.current?.focus(), []);
  useEffect(() => {
    if (!isUnsaved) onGoOn();
  }, [isUnsaved, onGoOn]);
  return (
    <BarePage>
      <Notice ref={question} tabIndex={-1} kind="warn" title={texts.title}>
        <p>{texts.notReached([offer?.name ?? ''])}</p>
        <p>{isOnDevice ? texts.keptOnDevice : texts.keptNowhere}</p>
        <ButtonRow>
          <Button onClick={onGoOn}>{texts.goOn}</Button>
          <Button kind="primary" onClick={() => navigate(addressOf(slug), { replace: true })}>
            {texts.goBack}
          </Button>
        </ButtonRow>
      </Notice>
      <Autosave />
    </BarePage>
  );
}
