import {MINORS} from '../../../../plugins/reader-settings/shared';
import {fromLabel, isNewer, loadMinimums, type MinimumOf} from './minimums';

/** The look of the label: a chip whose text has the contrast of warnings. */
const CHIP =
  'margin-inline:8px;padding:1px 6px;border:1px dashed currentcolor;border-radius:6px;color:var(--ifm-color-warning-contrast-foreground);font-family:var(--ifm-font-family-base);font-size:.75rem;font-weight:600;letter-spacing:0;vertical-align:middle';
/** Dims a part until it's used. On the page, its text keeps a contrast of 4.5:1. */
const DIMMED = ':not(:hover,:focus-within){filter:grayscale(1) opacity(.9)}';
const DASHED = '1px dashed var(--ifm-color-warning-contrast-foreground)';

/**
 * Creates the style sheet that marks the parts of a page that need a later release than the user's
 * app has: API rows by the attribute with their release, demos and sections by their ids. Styles
 * survive any re-render, and nothing in the markup depends on the setting.
 *
 * @param page the URL of the page below the docs root
 */
export function createBadgeStyles(minimums: MinimumOf, own: string, page: string): string {
  const newer = [...minimums].filter(
    ([href, minor]) => href.startsWith(`${page}#`) && isNewer(minor, own),
  );
  const parts = newer.map(([href, minor]) => {
    const id = href.slice(page.length + 1);
    const label = `content:${JSON.stringify(fromLabel(minor))}`;
    return (
      `:is(h2,h3,h4)[id="${id}"]::after,[data-demo="${id}"]::before{${label};${CHIP}}` +
      `[data-demo="${id}"]{outline:${DASHED};outline-offset:6px}` +
      `[data-demo="${id}"] [data-demo-scope]${DIMMED}` +
      `[data-demo="${id}"]::before{display:inline-block;margin-block-end:8px}`
    );
  });
  const rows = MINORS.filter((minor) => isNewer(minor, own)).map(
    (minor) => `[data-since*="${minor}"]`,
  );
  const entry = minimums.get(page);
  return [
    ...parts,
    ...(rows.length > 0
      ? [
          `[role=row]:has(>:is(${rows.join()})){outline:${DASHED};outline-offset:-1px}`,
          `[role=row]:has(>:is(${rows.join()}))${DIMMED}`,
          `:is(${rows.join()})::after{color:var(--ifm-color-warning-contrast-foreground)!important;font-weight:600}`,
        ]
      : []),
    ...(entry && isNewer(entry, own)
      ? [`article h1>span:first-child::after{content:${JSON.stringify(fromLabel(entry))};${CHIP}}`]
      : []),
  ].join('\n');
}

let sheet: CSSStyleSheet | undefined;

/** Marks the parts of the current page, or removes the marks if no release is stated. */
export async function markNewer(own: string): Promise<void> {
  const [, page = ''] = /\/x\/(.*)$/.exec(window.location.pathname) ?? [];
  const marks = own ? createBadgeStyles(await loadMinimums(), own, page) : '';
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(marks);
}
