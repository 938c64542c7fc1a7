/** The part of linebreak that is used here: where a line may end (UAX 14), as pdfkit finds it. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, behind `position` characters; null at the end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
