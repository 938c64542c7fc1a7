import { helpLink, type HelpArticle } from './helpLink.ts';

/** Link to a help article in a new tab; nothing if the deployment has no such article. */
export function HelpLink({ article, children }: { article: HelpArticle; children: string }) {
  const address = helpLink(article);
  if (address === undefined) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
