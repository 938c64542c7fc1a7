import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { useCheckRecordMutation } from '#api/recordsApi.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useIsLive } from '#features/ui/useIsLive.ts';
import styles from './record.module.css';

type Outcome = 'checking' | 'known' | 'unknown' | 'unreadable' | 'tooMany' | 'checkFailed' | 'needsHttps';

/** Checks if a chosen file is a record of this service: this browser calculates its SHA-256, and sends that alone. */
export function CheckPage() {
  useEffect(() => {
    document.title = recordTexts.checkTitle;
  }, []);
  const { name, outcome, check } = useCheck();
  const id = useId();
  const isLive = useIsLive();
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void check(file);
    // The same file can be chosen again.
    event.target.value = '';
  };
  return (
    <SitePage>
      <h1>{recordTexts.checkTitle}</h1>
      <p className={styles.intro}>{recordTexts.checkIntro}</p>
      <Card>
        <label className={styles.file} htmlFor={id}>
          {recordTexts.checkFile}
        </label>
        <input
          id={id}
          className={styles.chosen}
          type="file"
          accept=".pdf,.json"
          disabled={!isLive}
          onChange={handleChange}
        />
      </Card>
      <div className={styles.outcome} role="status">
        {outcome !== null && (
          <Notice kind={kindOf(outcome)} title={name}>
            <p>{recordTexts[outcome]}</p>
          </Notice>
        )}
      </div>
    </SitePage>
  );
}

function kindOf(outcome: Outcome): 'success' | 'info' | 'warn' {
  if (outcome === 'checking') return 'info';
  return outcome === 'known' ? 'success' : 'warn';
}

/** Returns the outcome of the last chosen file. */
function useCheck() {
  const [ask] = useCheckRecordMutation();
  const [shown, show] = useState<{ name: string; outcome: Outcome | null }>({ name: '', outcome: null });
  const turn = useRef(0);
  const check = async (file: File) => {
    turn.current += 1;
    const mine = turn.current;
    show({ name: file.name, outcome: 'checking' });
    const outcome = await outcomeOf(file, (sha256) => ask(sha256));
    // Unless another file was chosen meanwhile.
    if (mine === turn.current) show({ name: file.name, outcome });
  };
  return { ...shown, check };
}

type Ask = (sha256: string) => PromiseLike<{ data?: boolean | undefined; error?: unknown }>;

async function outcomeOf(file: File, ask: Ask): Promise<Outcome> {
  if (globalThis.crypto.subtle === undefined) return 'needsHttps';
  const sha256 = await hashOf(file).catch(() => null);
  if (sha256 === null) return 'unreadable';
  const { data, error } = await ask(sha256);
  if (data !== undefined) return data ? 'known' : 'unknown';
  return isTooMany(error) ? 'tooMany' : 'checkFailed';
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isTooMany(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 429;
}
