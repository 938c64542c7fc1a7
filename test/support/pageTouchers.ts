/**
 * Programs that change a page beside the application: a browser's translator and two extensions. Each function stands alone, as a
 * journey gives its text to the page (`addInitScript`); in jest it is called.
 */

/** Replaces each text node by `<font><font>text</font></font>`, now and for text that comes later. Returns a function that ends it. */
export function translatePage(delayMs = 5): () => void {
  const untouched = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'TITLE', 'FONT']);
  const replace = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || untouched.has(parent.tagName)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = 'inherit';
    inner.style.verticalAlign = 'inherit';
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translate = () => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    found.forEach(replace);
  };
  const watch = new MutationObserver(() => void setTimeout(translate, delayMs));
  const begin = () => {
    translate();
    watch.observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
  return () => watch.disconnect();
}

/** Puts an element of its own behind each field that takes text, and marks the field. Returns a function that ends it. */
export function checkGrammar(): () => void {
  const touch = () => {
    for (const field of document.querySelectorAll('textarea, input:not([type])')) mark(field);
    for (const field of document.querySelectorAll('input[type="text"], input[type="email"]')) mark(field);
  };
  const mark = (field: Element) => {
    if (field.hasAttribute('data-gramm')) return;
    field.setAttribute('data-gramm', 'true');
    field.setAttribute('spellcheck', 'false');
    const helper = document.createElement('grammar-extension');
    helper.setAttribute('data-grammar-shadow-root', 'true');
    field.after(helper);
  };
  const watch = new MutationObserver(touch);
  const begin = () => {
    touch();
    watch.observe(document.documentElement, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
  return () => watch.disconnect();
}

/** Puts an icon before and a menu behind each field, gives the field attributes of its own, and leaves a list at the page's end. */
export function managePasswords(): () => void {
  const touch = () => {
    for (const field of document.querySelectorAll('input:not([type="hidden"]):not([type="file"])')) {
      if (field.hasAttribute('data-keeper')) continue;
      field.setAttribute('data-keeper', '1');
      const [icon, menu] = [document.createElement('div'), document.createElement('div')];
      icon.setAttribute('data-keeper-icon', '');
      menu.setAttribute('data-keeper-menu', '');
      icon.hidden = true;
      menu.hidden = true;
      field.before(icon);
      field.after(menu);
    }
    if (!document.querySelector('keeper-list')) document.body.append(document.createElement('keeper-list'));
  };
  const watch = new MutationObserver(touch);
  const begin = () => {
    touch();
    watch.observe(document.documentElement, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
  return () => watch.disconnect();
}

/** Values by their labels. */
type Filled = Readonly<Record<string, string>>;

/** Sets fields without an event, past the setter that React puts on a control, as a browser on iOS fills a form. */
export function fillSilently(values: Filled): void {
  for (const [label, value] of Object.entries(values)) {
    const found = [...document.querySelectorAll('label')].find((each) => each.textContent.startsWith(label));
    const control = found?.control;
    if (!control) throw new Error(label);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  }
}

/** Sets fields without an event, as a script of the page does. */
export function setOver(values: Filled): void {
  for (const [label, value] of Object.entries(values)) {
    const found = [...document.querySelectorAll('label')].find((each) => each.textContent.startsWith(label));
    const control = found?.control as HTMLInputElement | null | undefined;
    if (!control) throw new Error(label);
    control.value = value;
  }
}
