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

/** Characters, ends and whole names that some system does not take in the name of a file. */
const UNSAFE = /[<>:"|?*]|^\.|[. ]$|^(?=(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))/giu;

/**
 * Returns names for the files of one folder: safe on every system, and each only once, whatever its capitals.
 * @example folderNames(['a.pdf', 'A.pdf', 'con.pdf']) // ['a.pdf', 'A (2).pdf', '_con.pdf']
 */
export function folderNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const safe = cleanFileName(name).replace(UNSAFE, '_') || '_';
    const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/su.exec(safe) ?? [];
    let unique = safe;
    for (let count = 2; taken.has(keyOf(unique)); count += 1) unique = `${stem} (${count})${ending}`;
    taken.add(keyOf(unique));
    return unique;
  });
}

function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
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
