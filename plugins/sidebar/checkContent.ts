import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {findFieldLine, findLine} from '../../site/problems/findLine';
import type {Problem} from '../../site/problems/problemStore';
import {validateFrontMatter} from '../../site/mdx/frontMatter';
import {isPlan} from '../../site/plans/shared';
import {checkFlags} from '../../site/sidebar/checkFlags';
import type {TreeContent} from '../../site/sidebar/listPages';

type Item = LoadedVersion['sidebars'][string][number];

/** Compares the pages of a version with its sidebar, and returns the problems of both. */
export function checkContent(
  siteDir: string,
  {versionName, sidebars, docs}: TreeContent,
): Problem[] {
  const file =
    versionName === 'current'
      ? 'sidebars.ts'
      : `versioned_sidebars/version-${versionName}-sidebars.json`;
  const plans = new Map<string, unknown>();
  const problems: Problem[] = [];
  const report = (name: string, ...found: readonly Problem[]) =>
    found.forEach((one) => problems.push({file, line: findLine(siteDir, file, name), ...one}));

  const walk = (items: readonly Item[], inherited: unknown): void => {
    for (const item of items) {
      if (item.type === 'html') {
        report('html', {message: 'Unsupported item type "html".', fix: 'Use pages and groups.'});
        continue;
      }
      const {subheader: _, ...flags} = item.customProps ?? {};
      const name = item.label ?? (item.type === 'link' ? item.href : 'id' in item ? item.id : '');
      report(name, ...checkFlags(flags, `"${name}"`));
      const plan = flags.plan ?? inherited;
      if (item.type === 'category') {
        walk(item.items, plan);
      } else if (item.type !== 'link') {
        if (plans.has(item.id)) {
          const message = `Duplicate pathname "${item.id}" in the sidebar.`;
          report(item.id, {message, fix: 'Keep one entry.'});
        }
        plans.set(item.id, plan);
      }
    }
  };
  Object.values(sidebars).forEach((sidebar) => walk(sidebar, undefined));

  for (const doc of docs) {
    const {frontMatter} = doc;
    const source = doc.source.replace('@site/', '');
    problems.push(...validateFrontMatter(siteDir, source, frontMatter));
    const plan: unknown = (frontMatter as {plan?: unknown}).plan;
    if (plans.has(doc.id)) {
      const inSidebar = plans.get(doc.id) ?? 'community';
      if (isPlan(plan) && plan !== inSidebar) {
        const line = findFieldLine(siteDir, source, 'plan');
        const message = `The plan is "${plan}" in the front matter, but ${JSON.stringify(inSidebar)} in ${file}.`;
        const fix = 'Remove it from the front matter, or fix the sidebar.';
        problems.push({file: source, line, message, fix});
      }
    } else if (!doc.draft && !doc.unlisted && frontMatter.displayed_sidebar === undefined) {
      const fix = `Add a page() line to ${file}, or set unlisted: true or displayed_sidebar: docs in its front matter.`;
      problems.push({file: source, line: 1, message: "The page isn't in the sidebar.", fix});
    }
  }
  return problems;
}
