import { useState } from 'react';
import { Link } from 'wouter';
import type { DraftPage, OpenedDraft } from '#api/draftsApi.ts';
import { momentText } from '#domain/formats/moment.ts';
import type { Offer } from '#domain/offer.ts';
import { codeTexts } from '#domain/texts/code.ts';
import { approvalPageTexts, draftPageTexts as texts, NOT_SENT_TIMEOUT } from '#domain/texts/draftPage.ts';
import { landingTexts } from '#domain/texts/landing.ts';
import { mobileTexts } from '#domain/texts/mobiles.ts';
import { SharedComputerTick } from '#features/parts/device/SharedComputerTick.tsx';
import { CodeCard } from '#features/parts/draft/CodeCard.tsx';
import { LazyResendLink } from '#features/parts/draft/lazyResendLink.tsx';
import { Otherwise } from '#features/parts/draft/Otherwise.tsx';
import { UnlikelyNote } from '#features/parts/draft/UnlikelyNote.tsx';
import { useOneTimePassword } from '#features/parts/draft/useOneTimePassword.ts';
import { Alert, type AlertMessage } from '#features/ui/Alert.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { ApprovalBarred } from './ApprovalBarred.tsx';
import { LazyDraftOpening } from './lazyDraftOpening.tsx';

interface AccessProps {
  /** The offer's slug. */
  slug: string;
  offer: Offer | null;
  page: DraftPage;
  draftUrl: string;
  onOpened: () => void;
  /** Checks that the page is still current, and loads it anew if not. */
  onUnsure: () => Promise<void>;
}

/** Shows the code entry, or the reason why no code can be sent, and the ways without a code (3-OTP-01 to 3-OTP-10). */
export function Access({ slug, offer, page, draftUrl, onOpened, onUnsure }: AccessProps) {
  const [draft, setDraft] = useState<OpenedDraft | null>(null);
  const isApproval = page.status === 'pending_approval';
  if (draft !== null)
    return (
      <LazyDraftOpening
        applicationId={draft.application_id}
        draft={draft}
        onOpened={onOpened}
        onGone={() => setDraft(null)}
      />
    );
  if (page.barred_by !== null) return <ApprovalBarred bar={page.barred_by} page={page} draftUrl={draftUrl} />;
  return (
    <>
      {!page.link_is_good ? (
        <>
          <Notice kind="warn" title={texts.overTitle}>
            <p>{texts.over}</p>
          </Notice>
          <Card title={landingTexts.linkAgain}>
            <LazyResendLink slug={slug} sent={isApproval ? approvalPageTexts.linkSent : undefined} />
          </Card>
        </>
      ) : page.masked_mobile === null ? (
        <Notice kind="warn" title={texts.noNumberTitle}>
          <p>{(isApproval ? approvalPageTexts : texts).noNumber}</p>
        </Notice>
      ) : page.waits_until !== null ? (
        <Waits until={page.waits_until} />
      ) : (
        <OpeningCode
          draftUrl={draftUrl}
          maskedMobile={page.masked_mobile}
          isRestoring={page.deleted !== null}
          onRight={setDraft}
          onUnsure={onUnsure}
        />
      )}
      <WithoutCode
        offer={offer}
        isApproval={isApproval}
        isDeleted={page.deleted !== null}
        isSent={page.link_is_good && page.masked_mobile !== null && page.waits_until === null}
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
  maskedMobile: string;
  /** The right code restores the draft first. */
  isRestoring: boolean;
  onRight: (draft: OpenedDraft) => void;
  onUnsure: () => Promise<void>;
}

/** Code entry. The reason for an unsent code is shown for five seconds (3-OTP-10). */
function OpeningCode({ draftUrl, maskedMobile, isRestoring, onRight, onUnsure }: OpeningCodeProps) {
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
        <p role="status">{(entry.isSent ? texts.sentTo : texts.sendsTo)(maskedMobile)}</p>
        <UnlikelyNote maskedMobile={maskedMobile}>{mobileTexts.unlikelyHelp.page}</UnlikelyNote>
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
  /** A code can be sent. */
  isSent: boolean;
}

/** Lists the ways for a person who cannot get the message. The investor never saved an application that awaits approval. */
function WithoutCode({ offer, isApproval, isDeleted, isSent }: WithoutCodeProps) {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  const isSaved = !isApproval && !isDeleted;
  const whom = offer?.registrar?.name ?? offer?.contact_person?.name;
  return (
    <Otherwise id="draft-otherwise" title={isSent ? texts.otherwiseTitle : texts.insteadTitle}>
      {isApproval && <li>{approvalPageTexts.otherwiseAdviser}</li>}
      {isSaved && offer && !isSignedIn && (
        <li>
          <span>{`${texts.otherwiseSignIn(offer.name)} `}</span>
          <Link href={offer.href}>{texts.offerPage}</Link>
        </li>
      )}
      {isSaved && <li>{texts.otherwiseDevice}</li>}
      {whom && <li>{texts.otherwiseAsk(whom)}</li>}
    </Otherwise>
  );
}
