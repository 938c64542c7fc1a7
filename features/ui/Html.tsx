import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Html.module.css';

type HeadingLevel = 2 | 3 | 4;

interface HtmlProps {
  /** Text of an issuer; treated as hostile. */
  html: string;
  /** Level of its highest heading: one below ours. */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Shows an issuer's HTML, sanitised. The sanitiser loads with the first text and returns nodes, so that no string ever becomes markup here.
 * Links open in a new tab without a way back to us; headings are nested under the page's.
 */
export function Html({ html, headingLevel = 3 }: HtmlProps) {
  const container = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<DocumentFragment | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void sanitised(html, headingLevel).then((fragment) => {
      if (isCurrent) setContent(fragment);
    });
    return () => {
      isCurrent = false;
    };
  }, [html, headingLevel]);

  useLayoutEffect(() => {
    if (content) container.current?.replaceChildren(content.cloneNode(true));
  }, [content]);

  return <div ref={container} className={styles.prose} />;
}

/** Returns the sanitised nodes; the bare text if the sanitiser's code could not be fetched. */
async function sanitised(html: string, headingLevel: HeadingLevel): Promise<DocumentFragment> {
  try {
    const { sanitiseHtml } = await import(/* webpackChunkName: "sanitise" */ './sanitiseHtml.ts');
    return sanitiseHtml(html, headingLevel);
  } catch {
    const fragment = document.createDocumentFragment();
    fragment.append(html.replace(/<[^<>]*>/g, ' '));
    return fragment;
  }
}
