/** What pdfkit takes and its types do not say yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a table's heading. */
    scope?: 'Row' | 'Column';
  }
}
declare namespace PDFKit {
  interface PDFOutline {
    /** Where it leads, in points from the top; what is left of it is counted from the right edge. */
    addItem(title: string, options: { top: number; left: number; zoom: number }): PDFOutline;
  }
}
