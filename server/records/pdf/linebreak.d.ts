/** Part of linebreak that is used here: the places where a line may end (UAX 14), as pdfkit finds them. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** Returns the next place, behind `position` characters; null at the end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
