import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {BuildProblemError} from '../../site/problems/problemStore';
import {validateFrontMatter} from '../../site/mdx/frontMatter';
import {isPlan} from '../../site/plans/shared';
import {checkFlags} from '../../site/sidebar/checkFlags';
import type {TreeContent} from '../../site/sidebar/listPages';

type Item = LoadedVersion['sidebars'][string][number];

/**
 * Holds the pages of a version against its sidebar.
 *
 * @throws BuildProblemError with a line for each problem
 */
export function checkContent({versionName, sidebars, docs}: TreeContent): void {
  const file =
    versionName === 'current'
      ? 'sidebars.ts'
      : `versioned_sidebars/version-${versionName}-sidebars.json`;
  const plans = new Map<string, unknown>();
  const problems: string[] = [];

  const walk = (items: readonly Item[], inherited: unknown): void => {
    for (const item of items) {
      if (item.type === 'html') {
        problems.push(`${file}: an item of type html; the sidebar takes pages and groups only`);
        continue;
      }
      const {subheader: _, ...flags} = item.customProps ?? {};
      const place = `'${item.label ?? (item.type === 'link' ? item.href : 'id' in item ? item.id : '')}'`;
      problems.push(...checkFlags(flags, place, file));
      const plan = flags.plan ?? inherited;
      if (item.type === 'category') {
        walk(item.items, plan);
      } else if (item.type !== 'link') {
        if (plans.has(item.id)) {
          problems.push(`${file}: Duplicated pathname ${item.id} in pages`);
        }
        plans.set(item.id, plan);
      }
    }
  };
  Object.values(sidebars).forEach((sidebar) => walk(sidebar, undefined));

  for (const doc of docs) {
    const {frontMatter} = doc;
    const source = doc.source.replace('@site/', '');
    problems.push(...validateFrontMatter(source, frontMatter));
    const plan: unknown = (frontMatter as {plan?: unknown}).plan;
    if (plans.has(doc.id)) {
      const inSidebar = plans.get(doc.id) ?? 'community';
      if (isPlan(plan) && plan !== inSidebar) {
        problems.push(
          `${source}: plan ${JSON.stringify(plan)} in the front matter, ${JSON.stringify(inSidebar)} in ${file}; take it out of the front matter or fix the sidebar`,
        );
      }
    } else if (!doc.draft && !doc.unlisted && frontMatter.displayed_sidebar === undefined) {
      problems.push(
        `${source} is not in the sidebar; add a page() line to ${file}, or say unlisted: true or displayed_sidebar: docs in its front matter`,
      );
    }
  }
  if (problems.length > 0) {
    throw new BuildProblemError(problems);
  }
}
