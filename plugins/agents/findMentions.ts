import type {ApiExport} from '@mui-x-docs/api-extractor/types';
import type {RenderedPage} from '../../site/pages/collectPages';
import {splitSections} from '@mui-x-docs/docs-index/splitSections';

/** Maximum number of sections listed per export. */
const MAX_MENTIONS = 3;

/** Scores by kind of mention: a heading is about the name, a sentence explains it, code uses it. */
const WEIGHTS = {heading: 20, text: 3, code: 1};

/** Pages about former names, and pages that list everything. */
const EXCLUDED_PATHS = /\/(migration|whats-new|all-pages)\//;

const NAME = /[A-Za-z_$][\w$]{2,}/g;

/**
 * Finds the sections of guides that describe the exports of an area's packages best.
 *
 * @param guides the pages that may mention the area
 * @returns paths with the section's id, by export name
 */
export function findMentions(
  exports: readonly ApiExport[],
  guides: readonly RenderedPage[],
): Map<string, string[]> {
  const found = new Map<string, Map<string, number>>(exports.map(({name}) => [name, new Map()]));
  const count = (text: string, section: string, weight: number) => {
    for (const [name] of text.matchAll(NAME)) {
      const scores = found.get(name);
      scores?.set(section, (scores.get(section) ?? 0) + weight);
    }
  };
  for (const guide of guides.filter(({path, isApi}) => !isApi && !EXCLUDED_PATHS.test(path))) {
    for (const {heading, text} of splitSections(guide.markdown, guide.headings)) {
      const section = heading ? `${guide.path}#${heading.id}` : guide.path;
      const [title = '', ...rest] = text.split('\n');
      count(title, section, WEIGHTS.heading);
      // Code blocks have an opening and a closing marker, so every other part is code.
      rest
        .join('\n')
        .split(/^[\s>]*(?:`{3,}|~{3,})/m)
        .forEach((part, index) => count(part, section, index % 2 ? WEIGHTS.code : WEIGHTS.text));
    }
  }
  return new Map(
    [...found].map(([name, scores]) => [
      name,
      [...scores]
        .sort(([, a], [, b]) => b - a)
        .slice(0, MAX_MENTIONS)
        .map(([section]) => section),
    ]),
  );
}
