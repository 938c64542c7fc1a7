import { useState } from 'react';
import { joinTexts } from '#api/apiError.ts';
import { draftsApi, type DraftPage } from '#api/draftsApi.ts';
import { separationTexts as texts } from '#domain/texts/approval.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { verdictOn } from '#features/parts/draft/useCode.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import styles from './draft.module.css';

interface BarredProps {
  bar: NonNullable<DraftPage['barred_by']>;
  page: Pick<DraftPage, 'link_is_good' | 'mobile_end'>;
  draftUrl: string;
}

/** Why the adviser who submitted it cannot approve it here, and how it gets to the investor (1-ADV-07). */
export function Barred({ bar, page: { link_is_good: isGood, mobile_end: end }, draftUrl }: BarredProps) {
  return (
    <Notice kind="warn" title={texts.title}>
      <div className={styles.code}>
        <p>{texts.bars[bar]}</p>
        {isGood && end !== null ? <SendLink draftUrl={draftUrl} mobileEnd={end} /> : <p>{texts.noNumber}</p>}
      </div>
    </Notice>
  );
}

function SendLink({ draftUrl, mobileEnd }: { draftUrl: string; mobileEnd: string }) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    setOutcome('');
    const { textApprovalLink } = draftsApi.endpoints;
    const verdict = verdictOn(await dispatch(textApprovalLink.initiate({ draftUrl }, { track: false })), joinTexts);
    setBusy(false);
    setOutcome(
      { right: texts.sent, refused: 'words' in verdict ? verdict.words : '', failed: draftTexts.callFailed }[
        verdict.kind
      ],
    );
  };
  return (
    <>
      <p>{texts.help(mobileEnd)}</p>
      <ButtonRow>
        <Button kind="primary" isBusy={isBusy} onClick={() => void send()}>
          {texts.send}
        </Button>
      </ButtonRow>
      <p role="status">{outcome}</p>
    </>
  );
}
