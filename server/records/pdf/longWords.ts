/** Breaks words without a place to break. pdfkit measures such a word anew for every line of it: one of 10,000 letters takes it 15 s. */
import LineBreaker from 'linebreak';

/** Characters of the longest word that pdfkit is left to break. */
const LONGEST_WORD = 200;

/** Returns the text with each long word in lines that fit, every character measured once; other words stay as they are. */
export function breakLongWords(text: string, width: number, widthOf: (character: string) => number): string {
  if (text.length <= LONGEST_WORD) return text;
  return wordsOf(text)
    .map((word) => (word.length > LONGEST_WORD ? linesOf(word, width, widthOf).join('\n') : word))
    .join('');
}

/** Splits the text into pieces between which a line may end. */
function wordsOf(text: string): string[] {
  const breaker = new LineBreaker(text);
  const words: string[] = [];
  let start = 0;
  for (let place = breaker.nextBreak(); place !== null; place = breaker.nextBreak()) {
    words.push(text.slice(start, place.position));
    start = place.position;
  }
  return words;
}

function linesOf(word: string, width: number, widthOf: (character: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const character of word) {
    const wide = widthOf(character);
    if (line !== '' && used + wide > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += character;
    used += wide;
  }
  return [...lines, line];
}
