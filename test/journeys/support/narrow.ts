import type { Page } from '@playwright/test';

/** Gives the page another width, and its text another size. */
export async function resize(page: Page, { width, fontSize }: { width: number; fontSize: string }): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
}

/** Runs in the page: what sticks out to the right when the page, or a dialog over it, is wider than the screen. */
export function findOverflow(): string[] {
  const page = document.scrollingElement ?? document.documentElement;
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const isWide = (box: Element) =>
    box.scrollWidth > box.clientWidth || box.getBoundingClientRect().right > page.clientWidth + 0.5;
  const wideBoxes = [page, ...dialogs].filter(isWide);
  return wideBoxes.map((box) => {
    const wide = [...box.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > box.getBoundingClientRect().left + box.clientWidth + 0.5,
    );
    const words = wide
      .slice(-3)
      .map((element) => `${element.tagName.toLowerCase()} “${(element.textContent ?? '').slice(0, 30)}”`);
    return `is ${box.scrollWidth} wide of ${box.clientWidth} px: ${words.join(', ')}`;
  });
}

/** Runs in the page: controls under 24 px either way (WCAG 2.5.8); a label is part of its control, a link in a sentence is as high as its line. */
export function findSmallControls(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type="hidden"]), select, textarea, summary'),
  ];
  return controls
    .filter(
      (control) =>
        control.checkVisibility() && !isWithinSentence(control) && control.closest('[style*="clip"]') === null,
    )
    .flatMap((control) => {
      const boxes = [control, ...((control as HTMLInputElement).labels ?? [])].map((part) =>
        part.getBoundingClientRect(),
      );
      const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      return Math.min(width, height) < 23.99
        ? [
            `${control.tagName.toLowerCase()} “${(control.innerText || control.getAttribute('aria-label') || control.id).slice(0, 30)}” is ${width.toFixed(1)} by ${height.toFixed(1)} px`,
          ]
        : [];
    });

  /** A text, or one in an element of its own. */
  function isText(node: Node): boolean {
    if (!(node instanceof HTMLElement)) return node.nodeType === Node.TEXT_NODE;
    return (
      getComputedStyle(node).display === 'inline' &&
      node.querySelector('a, button, input') === null &&
      !node.matches('a, button, input')
    );
  }

  function isWithinSentence(control: HTMLElement): boolean {
    if (!getComputedStyle(control).display.startsWith('inline')) return false;
    return [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node !== control && isText(node) && (node.textContent ?? '').trim() !== '',
    );
  }
}
