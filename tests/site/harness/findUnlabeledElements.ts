import type {Page} from '@playwright/test';

/**
 * The charts, grids, trees and fields of the demos on a page that have no name, one line each; nothing when all have one. A
 * demo that has not been near the viewport is empty, and has none of them.
 */
export async function findUnlabeledElements(page: Page): Promise<string[]> {
  return page.locator('[data-demo]').evaluateAll((demos) => {
    const textsOf = (part: Element, attribute: string) =>
      (part.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .map((id) => part.ownerDocument.getElementById(id)?.textContent ?? '')
        .join('');
    const isNamed = (part: Element) =>
      Boolean(
        part.getAttribute('aria-label')?.trim() ||
        textsOf(part, 'aria-labelledby').trim() ||
        part.querySelector(':scope > title')?.textContent.trim(),
      );
    /** The least width of a chart, in px. */
    const LEAST = 60;
    const KINDS: [selector: string, kind: string, fix: string][] = [
      // A drawing of a chart has no class of its own; icons and the marks of a legend are small, or hidden.
      [
        'svg[viewBox]:not(.MuiSvgIcon-root, .MuiChartsLabelGradient-root svg)',
        'chart',
        'title="…"',
      ],
      [':is([role=grid], [role=treegrid])', 'grid', 'aria-label="…"'],
      ['[role=tree]', 'tree', 'aria-label="…"'],
      ['[role=meter]', 'gauge', 'aria-label="…"'],
      ['.MuiPickersInputBase-root[role=group]', 'field', 'label="…"'],
    ];
    return demos.flatMap((demo) => {
      const frame = demo.querySelector('iframe')?.contentDocument;
      const scopes = [demo.querySelector('[data-demo-scope]'), frame].filter((scope) => !!scope);
      return KINDS.flatMap(([selector, kind, fix]) =>
        scopes
          .flatMap((scope) => [...scope.querySelectorAll(selector)])
          .filter((part) => !part.closest('[aria-hidden=true], [hidden], [role=img][aria-label]'))
          .filter((part) => part.localName !== 'svg' || part.getBoundingClientRect().width > LEAST)
          .some((part) => !isNamed(part))
          ? [`${demo.getAttribute('data-demo')}: a ${kind} without a name: give it ${fix}`]
          : [],
      );
    });
  });
}
