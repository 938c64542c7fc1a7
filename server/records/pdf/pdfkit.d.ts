/** Options that pdfkit takes and its types do not have yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Scope of a table's heading. */
    scope?: 'Row' | 'Column';
  }
}
declare namespace PDFKit {
  interface PDFOutline {
    /** Adds a bookmark of a place: `top` is in points from the top edge, `left` in points from the right edge. */
    addItem(title: string, options: { top: number; left: number; zoom: number }): PDFOutline;
  }
}
