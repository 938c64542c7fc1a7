import { useEffect, useState } from 'react';
import type { Application } from '#domain/application.ts';
import { isMasked } from '#domain/formats/format.ts';
import { describeStep, isReviewed } from '#domain/stepRules/readings.ts';
import { readingContext } from '#domain/readiness.ts';
import { listSteps } from '#domain/steps.ts';
import { olderCopyTexts as texts } from '#domain/texts/olderCopy.ts';
import { renderLine, isSum } from '#features/parts/reading/renderLine.tsx';
import { ReadSections } from '#features/parts/reading/ReadSections.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { readOlderCopy } from '#store/drafts/olderCopy.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectCurrency, selectOffer, selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectMode } from '#store/selectors/wizardSelectors.ts';
import styles from './draft.module.css';

/** Shows the answers of the older copy beside the open application. Merges nothing. */
export function OlderCopyDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [read, setRead] = useState<{ application: Application | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void dispatch(readOlderCopy()).then((application) => isCurrent && setRead({ application }));
    return () => {
      isCurrent = false;
    };
  }, [dispatch]);
  return (
    <Dialog
      isOpen
      title={texts.title}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className={styles.content}>
        {read === null ? (
          <Spinner />
        ) : read.application === null ? (
          <p>{texts.unreadable}</p>
        ) : (
          <Answers application={read.application} />
        )}
      </div>
    </Dialog>
  );
}

function Answers({ application }: { application: Application }) {
  const offer = useAppSelector(selectOffer);
  const user = useAppSelector(selectUser);
  const mode = useAppSelector(selectMode);
  const currency = useAppSelector(selectCurrency);
  if (offer === null) return null;
  const context = readingContext({ offer, application, currency });
  const parts = listSteps({ offer, user, application, mode }).flatMap(({ name, title }) => {
    const sections = isReviewed(name) ? describeStep(name, context) : [];
    return sections.length > 0 ? [{ name, title, sections }] : [];
  });
  if (parts.length === 0) return <p>{texts.nothing}</p>;
  return parts.map(({ name, title, sections }) => (
    <section key={name} aria-labelledby={`older-${name}`}>
      <h3 id={`older-${name}`}>{title}</h3>
      <ReadSections
        sections={sections}
        isSum={isSum}
        draw={(line) =>
          renderLine(line, ({ name: number, label, value }) =>
            // The copy has only the mask of a number that came from the service as a mask.
            isMasked(value) ? <span>{value}</span> : <HiddenValue name={number ?? label} value={value} />,
          )
        }
      />
    </section>
  ));
}
