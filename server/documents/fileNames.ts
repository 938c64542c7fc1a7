/** File names from outside. */

const MAX_LENGTH = 150;
/** Control characters, and the marks that turn the reading direction to disguise an extension. */
// eslint-disable-next-line no-control-regex -- control characters are what is removed
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/** Returns a name that is safe to store and show: no folders, nothing invisible, at most 150 characters, with its ending. */
export function cleanFileName(name: string): string {
  const base = name.replace(INVISIBLE, '').split(/[\\/]/).at(-1)?.normalize('NFC').trim() ?? '';
  const characters = [...base];
  if (characters.length <= MAX_LENGTH) return base;
  const dot = characters.lastIndexOf('.');
  const ending = dot > characters.length - 10 ? characters.slice(dot) : [];
  return [...characters.slice(0, MAX_LENGTH - ending.length), ...ending].join('');
}

/**
 * Returns the header that makes a browser save a file under `name` (`inline`: show it under that name), also when the name is not ASCII
 * (RFC 6266).
 */
export function contentDisposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
