/** One upload, from the request's parts to a stored document (1-UPL-01 to 1-UPL-06). */
import type { UploadedDocument } from '#domain/application.ts';
import { uploadFaultTexts } from '#domain/texts/upload.ts';
import { pdfFaultTexts, serverTexts } from '#domain/texts.ts';
import { uploadFault } from '#domain/documents/uploads.ts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import type { ServerDeps } from '../deps.ts';
import { describeError, Refusal, UploadRefused } from '../http/errors.ts';
import { queuedFor } from '../http/limits.ts';
import { asSenderFault } from '../http/multipart.ts';
import { isReadable } from '../http/readable.ts';
import { needSession } from '../http/session.ts';
import { storeFiles, removeUnreferenced } from '../storage/claims.ts';
import type { FileStore, ReceivedFile } from '../storage/fileStore.ts';
import { fileKeyOf } from '../wire/kinds.ts';
import { findSentDocument, presentDocument, type DocumentRow } from './documents.ts';
import { cleanFileName } from './fileNames.ts';
import type { PdfJudge } from './pdf/judge.ts';
import { claimStored, insertDocument } from './quota.ts';
import { uploadKeyOf } from './uploadKeys.ts';

interface Parts {
  file: (ReceivedFile & { wasCut: boolean }) | null;
  filename: string;
  /** The client's key of the application's file; null if it sent none. */
  fileKey: string | null;
}

async function receiveFile(part: MultipartFile, files: FileStore): Promise<Parts['file']> {
  const received = await files.receive(part.file);
  return { ...received, wasCut: part.file.truncated };
}

/** Reads the parts of the form. `public` is read and ignored: the sender does not decide whether a document is public. */
async function readParts(request: FastifyRequest, { config, files }: ServerDeps): Promise<Parts> {
  const parts: Parts = { file: null, filename: '', fileKey: null };
  let sentName = '';
  const limits = {
    files: 1,
    fields: 4,
    parts: 6,
    fileSize: config.maxUploadSize,
    fieldSize: 2000,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname !== 'doc_file') throw new UploadRefused(serverTexts.noFile);
      if (part.type === 'file') {
        sentName = part.filename;
        parts.file = await receiveFile(part, files);
      } else if (part.fieldname === 'filename') parts.filename = String(part.value);
      else if (part.fieldname === 'file_key') parts.fileKey = fileKeyOf(part.value);
    }
  } catch (error) {
    if (parts.file) await files.drop(parts.file);
    throw asSenderFault(error);
  }
  if (parts.file && !isReadable(parts.filename + sentName)) {
    await files.drop(parts.file);
    throw new UploadRefused(serverTexts.fileNameUnreadable);
  }
  return { ...parts, filename: cleanFileName(parts.filename || sentName) };
}

interface Judging {
  request: FastifyRequest;
  deps: ServerDeps;
  pdfJudge: PdfJudge;
}

/**
 * Returns the reason to refuse the received file, or null. The content decides, and the name must agree with it.
 * @throws Refusal 503 while more files wait than can be checked, or the virus scanner gives no verdict; the client tries again by itself
 */
async function findFault({ file, filename }: Parts, { request, deps, pdfJudge }: Judging): Promise<string | null> {
  const { config, scanner } = deps;
  if (!file) return serverTexts.noFile;
  const fault = uploadFault({ name: filename, size: file.wasCut ? Infinity : file.size }, config.maxUploadSize);
  if (fault !== null) return fault;
  const type = await fileTypeFromFile(file.incoming);
  if (type?.mime !== 'application/pdf') return uploadFaultTexts.onlyPdf;
  const pdfFault = await pdfJudge.findFault(file.incoming, { ...queuedFor(request), size: file.size });
  if (pdfFault !== null) return pdfFaultTexts[pdfFault];
  const isClean = await scanner.isClean(file.incoming).catch((error: unknown) => {
    request.log.error({ failure: describeError(error) }, 'the virus scanner gave no verdict');
    throw new Refusal(503, { message: serverTexts.scannerAway });
  });
  return isClean ? null : serverTexts.virusFound;
}

/**
 * Returns the document that an earlier try of the same upload stored, because its reply may not have arrived; null if there is none.
 * @throws Refusal 422 when the key was used for another file
 */
async function findSent(
  request: FastifyRequest,
  { database }: ServerDeps,
  { file }: Parts,
): Promise<DocumentRow | null> {
  const key = uploadKeyOf(request);
  const sent = key !== null && request.session ? await findSentDocument(database, request.session, key) : null;
  if (sent && file && sent.sha256 !== file.sha256) throw new Refusal(422, { message: serverTexts.uploadKeyReused });
  return sent;
}

/**
 * Receives, checks and stores one document for the caller's session. A document that was stored already under its file's key is returned
 * again.
 * @throws UploadRefused with the text to show under the field; nothing stays on disk then
 */
export async function storeUpload(
  request: FastifyRequest,
  deps: ServerDeps,
  pdfJudge: PdfJudge,
): Promise<Required<UploadedDocument>> {
  const parts = await readParts(request, deps);
  const { file, filename } = parts;
  try {
    const sent = await findSent(request, deps, parts);
    if (sent) return presentDocument(sent);
    const fault = await findFault(parts, { request, deps, pdfJudge });
    if (fault !== null || !file) throw new UploadRefused(fault ?? serverTexts.noFile);
    const id = deps.ids.uuid();
    const { id: session_id } = await needSession(deps, request);
    await claimStored(request, deps, file.size);
    const row = {
      id,
      session_id,
      filename,
      size: file.size,
      sha256: file.sha256,
      stored_name: null,
      uploaded_at: deps.clock.now(),
      upload_key: uploadKeyOf(request),
      file_key: parts.fileKey,
    };
    const stored = await storeFiles(deps, [file], (transaction) => insertDocument(transaction, deps.config, row));
    if (stored.sha256 !== row.sha256) await removeUnreferenced(deps, row.sha256);
    return presentDocument(stored);
  } finally {
    if (file) await deps.files.drop(file);
  }
}
