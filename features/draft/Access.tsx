import { useState } from 'react';
import { Link } from 'wouter';
import type { DraftPage, OpenedDraft } from '#api/draftsApi.ts';
import { momentText } from '#domain/formats/moment.ts';
import type { Offer } from '#domain/offer.ts';
import { codeTexts } from '#domain/texts/code.ts';
import { approvalPageTexts, draftPageTexts as texts, NOT_SENT_TIMEOUT } from '#domain/texts/draftPage.ts';
import { landingTexts } from '#domain/texts/landing.ts';
import { SharedComputerTick } from '#features/parts/device/SharedComputerTick.tsx';
import { CodeCard } from '#features/parts/draft/CodeCard.tsx';
import { LinkAgain } from '#features/parts/draft/LinkAgain.tsx';
import { Otherwise } from '#features/parts/draft/Otherwise.tsx';
import { useOneTimePassword } from '#features/parts/draft/useOneTimePassword.ts';
import { Alert, type AlertMessage } from '#features/ui/Alert.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { Barred } from './Barred.tsx';
import { Opening } from './Opening.tsx';

interface AccessProps {
  /** Of the offer. */
  slug: string;
  offer: Offer | null;
  page: DraftPage;
  draftUrl: string;
  onOpened: () => void;
  /** Looks whether the page still stands so, and shows it anew where it does not. */
  onUnsure: () => Promise<void>;
}

/** The code that opens it, or why none can be sent, and what can be done without one (3-OTP-01 to 3-OTP-10). */
export function Access({ slug, offer, page, draftUrl, onOpened, onUnsure }: AccessProps) {
  const [draft, setDraft] = useState<OpenedDraft | null>(null);
  const isApproval = page.status === 'pending_approval';
  if (draft !== null)
    return (
      <Opening applicationId={draft.application_id} draft={draft} onOpened={onOpened} onGone={() => setDraft(null)} />
    );
  if (page.barred_by !== null) return <Barred bar={page.barred_by} page={page} draftUrl={draftUrl} />;
  return (
    <>
      {!page.link_is_good ? (
        <>
          <Notice kind="warn" title={texts.overTitle}>
            <p>{texts.over}</p>
          </Notice>
          <Card title={landingTexts.linkAgain}>
            <LinkAgain slug={slug} sent={isApproval ? approvalPageTexts.linkSent : undefined} />
          </Card>
        </>
      ) : page.mobile_end === null ? (
        <Notice kind="warn" title={texts.noNumberTitle}>
          <p>{(isApproval ? approvalPageTexts : texts).noNumber}</p>
        </Notice>
      ) : page.waits_until !== null ? (
        <Waits until={page.waits_until} />
      ) : (
        <OpeningCode
          draftUrl={draftUrl}
          mobileEnd={page.mobile_end}
          isRestoring={page.deleted !== null}
          onRight={setDraft}
          onUnsure={onUnsure}
        />
      )}
      <WithoutCode
        offer={offer}
        isApproval={isApproval}
        isDeleted={page.deleted !== null}
        isSent={page.link_is_good && page.mobile_end !== null && page.waits_until === null}
      />
    </>
  );
}

/** Says why a new device gets no code today, and that a known one does (3-DRAFT-01). */
function Waits({ until }: { until: string }) {
  return (
    <Notice kind="warn" title={texts.waitsTitle}>
      <p>{codeTexts.waits(momentText(until) ?? '')}</p>
      <p>{texts.waitsKnown}</p>
    </Notice>
  );
}

interface OpeningCodeProps {
  draftUrl: string;
  mobileEnd: string;
  /** The right code restores the draft first. */
  isRestoring: boolean;
  onRight: (draft: OpenedDraft) => void;
  onUnsure: () => Promise<void>;
}

/** Why no code was sent is shown for five seconds (3-OTP-10). */
function OpeningCode({ draftUrl, mobileEnd, isRestoring, onRight, onUnsure }: OpeningCodeProps) {
  const [message, setMessage] = useState<AlertMessage | null>(null);
  const onNotSent = (text: string) => setMessage({ kind: 'info', text, timeoutMs: NOT_SENT_TIMEOUT });
  const entry = useOneTimePassword({ draftUrl, onRight, onUnsure, onNotSent });
  return (
    <>
      <CodeCard
        title={isRestoring ? texts.restoreTitle : texts.codeTitle}
        entry={entry}
        enterLabel={isRestoring ? texts.restore : texts.logIn}
        option={<SharedComputerTick />}
      >
        <p role="status">{(entry.isSent ? texts.sentTo : texts.sendsTo)(mobileEnd)}</p>
      </CodeCard>
      <Alert message={message} onDone={() => setMessage(null)} />
    </>
  );
}

interface WithoutCodeProps {
  offer: Offer | null;
  isApproval: boolean;
  /** Neither its device nor its account has it any more. */
  isDeleted: boolean;
  /** There can be a message. */
  isSent: boolean;
}

/** What is left to whoever cannot get the message. What waits for approval was never the investor's to save. */
function WithoutCode({ offer, isApproval, isDeleted, isSent }: WithoutCodeProps) {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  const isSaved = !isApproval && !isDeleted;
  const whom = offer?.registrar?.name ?? offer?.contact_person?.name;
  return (
    <Otherwise id="draft-otherwise" title={isSent ? texts.otherwiseTitle : texts.insteadTitle}>
      {isApproval && <li>{approvalPageTexts.otherwiseAdviser}</li>}
      {isSaved && offer && !isSignedIn && (
        <li>
          {texts.otherwiseSignIn(offer.name)} <Link href={offer.href}>{texts.offerPage}</Link>
        </li>
      )}
      {isSaved && <li>{texts.otherwiseDevice}</li>}
      {whom && <li>{texts.otherwiseAsk(whom)}</li>}
    </Otherwise>
  );
}
