import {site} from '../../../contexts/site';

/**
 * Returns the URL of a prefilled issue about a part that crashed.
 *
 * @param part for example `Demo BasicBars`
 */
export function createIssueUrl(part: string): string {
  const body = `**${part} crashes**

- Page: ${window.location.href}
- Version: ${site.version}
- Browser: ${navigator.userAgent}

**Steps to reproduce**
`;
  const query = new URLSearchParams({title: `[docs] ${part} crashes`, body});
  return `${site.repoUrl}/issues/new?${query.toString()}`;
}
