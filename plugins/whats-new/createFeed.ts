import {PLAN_NAMES} from '../../site/plans/shared';
import type {ProductName} from '../../site/products/shared';
import type {Change, Release} from '../../site/releases/shared';

/** The site and the product that a feed is about. */
export interface FeedContext {
  /** URL of the site without a trailing slash. */
  siteUrl: string;
  product: ProductName;
  /** The display name of the product. */
  name: string;
}

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char]!);

const toHtml = ({text, breaking, plan}: Change): string => {
  const marks = [breaking ? 'Breaking' : '', plan === 'community' ? '' : PLAN_NAMES[plan]];
  const lead = marks.filter(Boolean).join(', ');
  const body = escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');
  return `<li>${lead && `<strong>${lead}:</strong> `}${body}</li>`;
};

/** Returns the Atom feed of a product: an entry for each release that changed it, newest first. */
export function createFeed(
  releases: readonly Release[],
  {siteUrl, product, name}: FeedContext,
): string {
  const page = `${siteUrl}/x/whats-new/`;
  const entries = releases.flatMap(({version, date, changes}) => {
    const own = changes
      .filter((change) => change.product === product)
      .sort((a, b) => Number(b.breaking) - Number(a.breaking));
    return own.length > 0 ? [{version, updated: `${date}T00:00:00Z`, own}] : [];
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${page}${product}.xml</id>
  <title>MUI X ${escape(name)} releases</title>
  <author><name>MUI</name></author>
  <updated>${entries[0]?.updated ?? '1970-01-01T00:00:00Z'}</updated>
  <link rel="self" type="application/atom+xml" href="${page}${product}.xml" />
  <link rel="alternate" type="text/html" href="${page}" />
${entries
  .map(
    ({version, updated, own}) => `  <entry>
    <id>${page}#v${version}-${product}</id>
    <title>${escape(name)} ${version}</title>
    <updated>${updated}</updated>
    <link rel="alternate" type="text/html" href="${page}#v${version}" />
    <content type="html">${escape(`<ul>${own.map(toHtml).join('')}</ul>`)}</content>
  </entry>
`,
  )
  .join('')}</feed>
`;
}
