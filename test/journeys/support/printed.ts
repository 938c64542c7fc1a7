/** Runs in the page, as it is printed: what looks like something to press. Words that lead somewhere on the screen are words on paper. */
export function findPrintedControls(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, summary, nav, [role="status"] progress',
    ),
  ];
  return controls
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height > 1)
    .filter((control) => {
      const { textDecorationLine, borderTopStyle, backgroundColor } = getComputedStyle(control);
      const isWords =
        control.matches('button') &&
        textDecorationLine === 'none' &&
        borderTopStyle === 'none' &&
        backgroundColor === 'rgba(0, 0, 0, 0)';
      return !isWords;
    })
    .map(
      (control) => `${control.tagName.toLowerCase()} “${(control.innerText || control.id).slice(0, 40)}” is printed`,
    );
}
