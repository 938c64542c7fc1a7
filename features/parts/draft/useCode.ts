import { useState } from 'react';
import { joinTexts } from '#api/apiError.ts';
import { draftsApi } from '#api/draftsApi.ts';
import { serviceNow } from '#api/serviceClock.ts';
import { normaliseCode } from '#domain/application/draftCode.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { codeTexts } from '#domain/texts/code.ts';
import { asApiError } from '#store/asApiError.ts';
import { useAppDispatch } from '#store/hooks.ts';

/**
 * Outcome of a code: right; refused, with the message to show; or unknown (`failed`). `isExpired`: further guesses are not compared with it.
 * `waits`: the message says when another code is possible.
 */
export type CodeVerdict =
  { kind: 'right' } | { kind: 'refused'; words: string; isOver?: boolean; waits?: boolean } | { kind: 'failed' };

type Refused = Extract<CodeVerdict, { kind: 'refused' }>;

export interface CodePurpose {
  /** Address for requesting codes of this draft. */
  draftUrl: string;
  /** Id of the field of the code. */
  fieldId: string;
  /** Returns the error of a tidied code before any request; null if there is none. */
  check: (code: string) => string | null;
  enter: (code: string) => Promise<CodeVerdict>;
  /** Receives the reason why no code was sent. Absent: the field shows it. */
  onNotSent?: (words: string) => void;
  /** Called if the object of the code no longer exists. */
  onGone?: () => void;
}

export interface CodeEntry {
  fieldId: string;
  /** `unsent`: no code was requested yet. After a refusal an earlier code can be entered. */
  stage: 'unsent' | 'asking' | 'right';
  /** Time of the last sent code, in milliseconds by the service's clock; 0 before the first. */
  sentAt: number;
  typed: string;
  /** Message at the field. */
  error: string | undefined;
  /** True if the last sent code can still be entered, as far as the client knows. */
  isSent: boolean;
  /** True if no entry is accepted before another code is sent. */
  isOver: boolean;
  /** The message at the field says when another code is possible. */
  waits: boolean;
  /** A request failed in a way that the documents do not name (3-ERR-01). */
  isFailed: boolean;
  isBusy: boolean;
  /** Counter of the times the field of the code should get the focus. */
  calls: number;
  type: (typed: string) => void;
  send: () => Promise<void>;
  enter: () => Promise<void>;
}

/** Returns the entry of a code that is sent on demand (3-DRAFT-02, 3-DRAFT-03, 3-OTP-01). The same for every code. */
export function useCode({ draftUrl, fieldId, check, enter: ask, onNotSent, onGone }: CodePurpose): CodeEntry {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<Pick<CodeEntry, 'stage' | 'sentAt'>>({ stage: 'unsent', sentAt: 0 });
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<Pick<Refused, 'words' | 'waits'>>();
  const [isOver, setOver] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [calls, setCalls] = useState(0);

  /** Makes one request at a time. A failure without a message of the service shows beside the button. */
  const attempt = async (call: () => Promise<CodeVerdict>): Promise<CodeVerdict | null> => {
    if (isBusy) return null;
    setBusy(true);
    setFailed(false);
    setRefusal(undefined);
    const verdict = await call();
    setBusy(false);
    setFailed(verdict.kind === 'failed');
    return verdict;
  };
  const lookAtField = () => {
    setProgress(({ sentAt }) => ({ stage: 'asking', sentAt }));
    setCalls((count) => count + 1);
  };
  const refuse = (refused: Pick<Refused, 'words' | 'waits'>) => {
    setRefusal(refused);
    lookAtField();
  };

  const send = async () => {
    const { sendDraftCode } = draftsApi.endpoints;
    const verdict = await attempt(async () => {
      const { error } = await dispatch(sendDraftCode.initiate({ draftUrl }, { track: false }));
      if (error !== undefined && asApiError(error).kind === 'notFound') onGone?.();
      return verdictOn({ error }, joinTexts);
    });
    if (verdict?.kind === 'refused') {
      if (!onNotSent) return refuse(verdict);
      onNotSent(verdict.words);
      lookAtField();
    }
    if (verdict?.kind !== 'right') return;
    setTyped('');
    setOver(false);
    setProgress({ stage: 'asking', sentAt: serviceNow() });
    setCalls((count) => count + 1);
  };
  const enter = async () => {
    const code = normaliseCode(typed);
    const wrong = check(code);
    if (wrong !== null) return refuse({ words: wrong });
    const verdict = await attempt(() => ask(code));
    if (verdict?.kind === 'refused') {
      setOver(verdict.isOver ?? false);
      refuse(verdict.isOver ? { words: codeTexts.overAtField } : verdict);
    }
    if (verdict?.kind === 'right') setProgress(({ sentAt }) => ({ stage: 'right', sentAt }));
  };
  const type = (text: string) => {
    setTyped(text);
    setRefusal(undefined);
  };
  const waits = refusal?.waits ?? false;
  const isSent = progress.sentAt > 0 && !isOver && !waits;
  const error = refusal?.words;
  return { fieldId, ...progress, typed, error, isSent, isOver, waits, isFailed, isBusy, calls, type, send, enter };
}

/**
 * Returns the verdict of a response. `wordsOf` reads the body of a 400. A 429 over a budget has a text that says when codes are possible
 * again.
 */
export function verdictOn({ error }: { error?: unknown }, wordsOf: (data: unknown) => string | null): CodeVerdict {
  if (error === undefined) return { kind: 'right' };
  const problem = asApiError(error);
  if (problem.kind === 'server' && typeof problem.data === 'string')
    return { kind: 'refused', words: problem.data, waits: true };
  const words = problem.kind === 'invalid' ? wordsOf(problem.data) : null;
  if (problem.kind !== 'invalid' || words === null) return { kind: 'failed' };
  return { kind: 'refused', words, isOver: isRecord(problem.data) && problem.data['code'] === 'code_over' };
}
