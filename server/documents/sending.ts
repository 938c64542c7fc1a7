/** Sends the content of an uploaded document. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { FRAMED_POLICY, SANDBOX_POLICY } from '../http/headers.ts';
import type { DocumentRow } from './documents.ts';
import { contentDisposition } from './fileNames.ts';

const POLICIES = { attachment: SANDBOX_POLICY, inline: FRAMED_POLICY } as const;

/**
 * Sends a document as a file to save or, `inline`, to be shown in a frame.
 * @throws Refusal 404 if its file is missing
 */
export async function sendDocument(
  { files }: Pick<ServerDeps, 'files'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { document, as }: { document: DocumentRow; as: keyof typeof POLICIES },
): Promise<FastifyReply> {
  const content = await files.read(document);
  if (typeof content === 'string') {
    request.log.error({ documentId: document.id, fault: content }, 'the file of a document cannot be given out');
    throw new Refusal(404, { message: serverTexts.fileMissing });
  }
  reply.headers({
    'content-type': 'application/pdf',
    'content-length': document.size,
    'content-disposition': contentDisposition(document.filename, as),
    'content-security-policy': POLICIES[as],
  });
  return reply.send(content);
}
