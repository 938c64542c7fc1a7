/** Reads a holdings file row by row: CSV of any size, or JSON (docs/holdings.md). */
import fs from 'node:fs/promises';
import { isRecord } from '#domain/formats/isRecord.ts';
import { HoldingFileError, type FileRow } from './fileRow.ts';
import { readCsv } from './holdingCsv.ts';
import { isHoldingColumn, type HoldingCells } from './holdingRow.ts';

/** Bytes of a JSON file, which is read whole. */
const LARGEST_JSON = 64 * 1024 * 1024;

/** @throws HoldingFileError with the reason if the file as a whole cannot be read */
export async function* readHoldingFile(file: string): AsyncGenerator<FileRow> {
  const isFile = (await fs.stat(file).catch(() => null))?.isFile() ?? false;
  const isReadable = await fs.access(file, fs.constants.R_OK).then(
    () => isFile,
    () => false,
  );
  if (!isReadable) throw new HoldingFileError('the file cannot be read');
  yield* file.toLowerCase().endsWith('.json') ? readJson(file) : readCsv(file);
}

async function* readJson(file: string): AsyncGenerator<FileRow> {
  if ((await fs.stat(file)).size > LARGEST_JSON)
    throw new HoldingFileError('a JSON file may have up to 64 MB: use CSV');
  const rows = parseJson(await fs.readFile(file, 'utf8'));
  if (!Array.isArray(rows)) throw new HoldingFileError('the file is not a list of holdings');
  for (const [index, row] of (rows as unknown[]).entries())
    yield { place: `holding ${index + 1}`, ...cellsOfObject(row) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new HoldingFileError(`the file is not JSON: ${error instanceof Error ? error.name : ''}`);
  }
}

function cellsOfObject(row: unknown): { cells: HoldingCells } | { problem: string } {
  if (!isRecord(row)) return { problem: 'is no object' };
  const entries = Object.entries(row).filter(([, value]) => value !== null);
  const unknown = entries.map(([name]) => name).filter((name) => !isHoldingColumn(name));
  if (unknown.length > 0) return { problem: `has fields that are not known: ${unknown.join(', ')}` };
  const noText = entries.filter(([, value]) => typeof value !== 'string').map(([name]) => name);
  if (noText.length > 0) return { problem: `must have texts, also for numbers: ${noText.join(', ')}` };
  return { cells: Object.fromEntries(entries) };
}
