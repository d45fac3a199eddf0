import {findProduct, PRODUCTS, type ProductName} from '../products/shared';
import type {Change, Release} from './shared';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const findByHeading = (heading: string): ProductName | null =>
  PRODUCTS.find(
    ({label, changelogName}) => heading === label.toLowerCase() || heading === changelogName,
  )?.name ?? null;

/** Parses `_Sep 25, 2025_` to `2025-09-25`; returns null for any other line. */
function readDate(line: string): string | null {
  const match = /^_([A-Z][a-z]{2})[a-z]*\.? (\d{1,2}), (\d{4})_$/.exec(line.trim());
  const month = match ? MONTHS.indexOf(match[1]!.toLowerCase()) + 1 : 0;
  return match && month > 0
    ? `${match[3]}-${String(month).padStart(2, '0')}-${match[2]!.padStart(2, '0')}`
    : null;
}

/** Converts the Markdown of a list item to plain text in which only `code` spans remain. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Splits `[charts] Fix a thing (#12, #13) @user` into its text and its first issue number. Removes
 * the area in brackets and the user names, because the section's title contains the product.
 */
function readChange(bullet: string): {text: string; issue?: number} {
  const withoutNames = bullet.replace(/(\s+(and\s+)?@[\w-]+,?)+\s*$/g, '');
  const issue = /\(#(\d+)\)/.exec(withoutNames)?.[1];
  const text = toPlainText(
    withoutNames.replace(/\s*\(#\d+\)/g, '').replace(/^\[[\w .|-]+\]\s*/i, ''),
  );
  return issue ? {text, issue: Number(issue)} : {text};
}

/** Matches lines that don't describe a change. */
const NO_CHANGE =
  /^(same changes as|no changes|internal changes|bug ?fixes\b|documentation improvements)/i;

/**
 * Parses the changelog that each package ships with.
 *
 * @param changelog the content of a `CHANGELOG.md`
 * @returns all stable releases, newest first; pre-releases are omitted, because the stable release
 * includes their changes
 * @throws if there are no releases, which means that the changelog's format has changed
 */
export function parseChangelog(changelog: string): Release[] {
  const releases: Release[] = [];
  for (const chapter of changelog.split(/^(?=## )/m)) {
    const version = /^## v?(\d+\.\d+\.\d+)\s*$/m.exec(chapter.split('\n', 1)[0]!)?.[1];
    if (!version) {
      continue;
    }
    const release: Release = {version, date: '', highlights: [], changes: []};
    let product: ProductName | null = null;
    let plan: Change['plan'] = 'community';
    let breaking = false;
    let inProduct = false;
    let inFence = false;
    for (const line of chapter.split('\n').slice(1)) {
      if (/^\s*```/.test(line)) {
        inFence = !inFence;
      }
      const heading = inFence ? null : /^(#{3,5}) (.+)$/.exec(line);
      if (heading) {
        const name = heading[2]!.toLowerCase().trim();
        const named = /`@mui\/x-([a-z-]+?)(?:-(pro|premium))?@/.exec(heading[2]!);
        if (heading[1] === '###') {
          inProduct = true;
          product = findByHeading(name);
        }
        if (named) {
          inProduct = true;
          product = findProduct(named[1])?.name ?? null;
        }
        plan = (named?.[2] as Change['plan'] | undefined) ?? 'community';
        breaking = name === 'breaking changes';
        continue;
      }
      release.date ||= readDate(line) ?? '';
      const bullet = inFence ? null : /^- (.+)$/.exec(line);
      if (!bullet) {
        continue;
      }
      if (!inProduct) {
        const text = toPlainText(bullet[1]!);
        if (text && !NO_CHANGE.test(text)) {
          release.highlights.push(text);
        }
      } else if (product) {
        const change = readChange(bullet[1]!);
        if (change.text && !NO_CHANGE.test(change.text)) {
          release.changes.push({product, plan, breaking, ...change});
        }
      }
    }
    releases.push(release);
  }
  if (releases.length === 0) {
    throw new Error('no chapter "## <version>" was found');
  }
  return releases;
}
