/** Earlier versions in a bucket: if a bucket retains them and no rule ends them, files that the service removes stay there. */
import { StorageUnavailable } from './fileStore.ts';
import type { S3Settings } from './s3Settings.ts';

/** Reads a subresource of the bucket as XML. @throws StorageUnavailable with the store's own code */
type ReadBucket = (subresource: 'versioning' | 'lifecycle') => Promise<string>;

const NO_RULE = 'NoSuchLifecycleConfiguration';

/**
 * Returns a warning, at a start, if a bucket retains earlier versions without an end, or if the access key may not read that; null
 * otherwise.
 */
export async function findVersionWarning(
  { bucket, prefix }: Pick<S3Settings, 'bucket' | 'prefix'>,
  read: ReadBucket,
): Promise<string | null> {
  try {
    if (!/<Status>\s*(Enabled|Suspended)\s*<\/Status>/.test(await read('versioning'))) return null;
    if (endsVersions(await readRules(read), prefix)) return null;
    return `Warning: the bucket ${bucket} keeps earlier versions, and no lifecycle rule ends them: what the service removes stays there. Add a rule that expires noncurrent versions (docs/operating.md, Files)`;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    if (error.code !== 'AccessDenied') return null;
    return `Warning: it is not known whether the bucket ${bucket} keeps earlier versions: S3_ACCESS_KEY lacks s3:GetBucketVersioning or s3:GetLifecycleConfiguration`;
  }
}

async function readRules(read: ReadBucket): Promise<string> {
  try {
    return await read('lifecycle');
  } catch (error) {
    if (error instanceof StorageUnavailable && error.code === NO_RULE) return '';
    throw error;
  }
}

/** True if a rule in force for this prefix expires noncurrent versions. */
function endsVersions(rules: string, prefix: string): boolean {
  return [...rules.matchAll(/<Rule>([\s\S]*?)<\/Rule>/g)].some(([, rule = '']) => {
    const [, under = ''] = /<Prefix>([\s\S]*?)<\/Prefix>/.exec(rule) ?? [];
    const isInForce = /<Status>\s*Enabled\s*<\/Status>/.test(rule);
    return isInForce && prefix.startsWith(under.trim()) && /<NoncurrentVersionExpiration>/.test(rule);
  });
}
