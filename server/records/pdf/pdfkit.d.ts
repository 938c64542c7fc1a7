/** What pdfkit takes and its types do not say yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a table's heading. */
    scope?: 'Row' | 'Column';
  }
}
