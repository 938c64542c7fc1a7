import { useState } from 'react';
import { joinTexts } from '#api/apiError.ts';
import { draftsApi } from '#api/draftsApi.ts';
import { tidyCode } from '#domain/application/draftCode.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { codeTexts } from '#domain/texts/code.ts';
import { asApiError } from '#store/asApiError.ts';
import { useAppDispatch } from '#store/hooks.ts';

/**
 * Outcome of a code: right; refused, with the words to show; or unknown (`failed`). `isOver`: no guess is compared with it any more.
 * `waits`: the words say when there can be another.
 */
export type CodeVerdict =
  { kind: 'right' } | { kind: 'refused'; words: string; isOver?: boolean; waits?: boolean } | { kind: 'failed' };

type Refused = Extract<CodeVerdict, { kind: 'refused' }>;

export interface CodePurpose {
  /** Where codes of this draft are asked for. */
  draftUrl: string;
  /** The field of the code. */
  fieldId: string;
  /** What is wrong with a tidied code before anybody is asked; null when nothing is. */
  check: (code: string) => string | null;
  enter: (code: string) => Promise<CodeVerdict>;
  /** Tells why no code was sent; without it that is said at the field. */
  onNotSent?: (words: string) => void;
  /** There is nothing any more that a code could be for. */
  onGone?: () => void;
}

export interface CodeEntry {
  fieldId: string;
  /** `unsent`: no code was asked for yet. After a refusal one that came before can be entered. */
  stage: 'unsent' | 'asking' | 'right';
  /** When the last code went out, in milliseconds of this device's clock; 0 where none did. */
  sentAt: number;
  typed: string;
  /** What is said at the field. */
  error: string | undefined;
  /** The last code that went out can be entered, as far as anybody knows here. */
  isSent: boolean;
  /** Nothing that is entered opens anything before another code was sent. */
  isOver: boolean;
  /** The message at the field says when another code can be asked for. */
  waits: boolean;
  /** A call failed in another way than the documents name (3-ERR-01). */
  isFailed: boolean;
  isBusy: boolean;
  /** Counts how often the field of the code wants to be looked at. */
  calls: number;
  type: (typed: string) => void;
  send: () => Promise<void>;
  enter: () => Promise<void>;
}

/** A code that is sent on demand and then entered (3-DRAFT-02, 3-DRAFT-03, 3-OTP-01): the same wherever one is asked for. */
export function useCode({ draftUrl, fieldId, check, enter: ask, onNotSent, onGone }: CodePurpose): CodeEntry {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<Pick<CodeEntry, 'stage' | 'sentAt'>>({ stage: 'unsent', sentAt: 0 });
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<Pick<Refused, 'words' | 'waits'>>();
  const [isOver, setOver] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [calls, setCalls] = useState(0);

  /** Makes one call at a time; what goes wrong without a word of the service is said beside the button. */
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
    setProgress({ stage: 'asking', sentAt: Date.now() });
    setCalls((count) => count + 1);
  };
  const enter = async () => {
    const code = tidyCode(typed);
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

/** The verdict of an answer: `wordsOf` reads the body of a 400; a 429 above a budget is a text that says when it goes on. */
export function verdictOn({ error }: { error?: unknown }, wordsOf: (data: unknown) => string | null): CodeVerdict {
  if (error === undefined) return { kind: 'right' };
  const problem = asApiError(error);
  if (problem.kind === 'server' && typeof problem.data === 'string')
    return { kind: 'refused', words: problem.data, waits: true };
  const words = problem.kind === 'invalid' ? wordsOf(problem.data) : null;
  if (problem.kind !== 'invalid' || words === null) return { kind: 'failed' };
  return { kind: 'refused', words, isOver: isRecord(problem.data) && problem.data['code'] === 'code_over' };
}
