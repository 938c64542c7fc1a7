import { useState } from 'react';
import { joinTexts } from '#api/apiError.ts';
import { draftsApi, type DraftPage } from '#api/draftsApi.ts';
import { separationTexts as texts } from '#domain/texts/approval.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { mobileTexts } from '#domain/texts/mobiles.ts';
import { UnlikelyNote } from '#features/parts/draft/UnlikelyNote.tsx';
import { verdictOn } from '#features/parts/draft/useCode.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import styles from './draft.module.css';

interface BarredProps {
  bar: NonNullable<DraftPage['barred_by']>;
  page: Pick<DraftPage, 'link_is_good' | 'masked_mobile'>;
  draftUrl: string;
}

/** Explains why the adviser who submitted the application cannot approve it here, and how it gets to the investor (1-ADV-07). */
export function ApprovalBarred({ bar, page: { link_is_good: isGood, masked_mobile: end }, draftUrl }: BarredProps) {
  return (
    <Notice kind="warn" title={texts.title}>
      <div className={styles.code}>
        <p>{texts.bars[bar]}</p>
        {isGood && end !== null ? <SendLink draftUrl={draftUrl} maskedMobile={end} /> : <p>{texts.noNumber}</p>}
      </div>
    </Notice>
  );
}

function SendLink({ draftUrl, maskedMobile }: { draftUrl: string; maskedMobile: string }) {
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
      <p>{texts.help(maskedMobile)}</p>
      <UnlikelyNote maskedMobile={maskedMobile}>{mobileTexts.noText.investor.help}</UnlikelyNote>
      <ButtonRow>
        <Button kind="primary" isBusy={isBusy} onClick={() => void send()}>
          {texts.send}
        </Button>
      </ButtonRow>
      <p role="status">{outcome}</p>
    </>
  );
}
