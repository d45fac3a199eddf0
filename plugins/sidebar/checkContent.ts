import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {FaultError} from '../../site/faults/faults';
import {listFrontMatterFaults} from '../../site/mdx/frontMatter';
import {isPlan} from '../../site/plans/shared';
import {checkFlags} from '../../site/sidebar/checkFlags';
import type {TreeContent} from '../../site/sidebar/listPages';

type Item = LoadedVersion['sidebars'][string][number];

/**
 * Holds the pages of a version against its sidebar.
 *
 * @throws FaultError with a line for each fault
 */
export function checkContent({versionName, sidebars, docs}: TreeContent): void {
  const file =
    versionName === 'current'
      ? 'sidebars.ts'
      : `versioned_sidebars/version-${versionName}-sidebars.json`;
  const plans = new Map<string, unknown>();
  const faults: string[] = [];

  const walk = (items: readonly Item[], inherited: unknown): void => {
    for (const item of items) {
      if (item.type === 'html') {
        faults.push(`${file}: an item of type html; the sidebar takes pages and groups only`);
        continue;
      }
      const {subheader: _, ...flags} = item.customProps ?? {};
      const place = `'${item.label ?? (item.type === 'link' ? item.href : 'id' in item ? item.id : '')}'`;
      faults.push(...checkFlags(flags, place, file));
      const plan = flags.plan ?? inherited;
      if (item.type === 'category') {
        walk(item.items, plan);
      } else if (item.type !== 'link') {
        if (plans.has(item.id)) {
          faults.push(`${file}: Duplicated pathname ${item.id} in pages`);
        }
        plans.set(item.id, plan);
      }
    }
  };
  Object.values(sidebars).forEach((sidebar) => walk(sidebar, undefined));

  for (const doc of docs) {
    const {frontMatter} = doc;
    const source = doc.source.replace('@site/', '');
    faults.push(...listFrontMatterFaults(source, frontMatter));
    const plan: unknown = (frontMatter as {plan?: unknown}).plan;
    if (plans.has(doc.id)) {
      const inSidebar = plans.get(doc.id) ?? 'community';
      if (isPlan(plan) && plan !== inSidebar) {
        faults.push(
          `${source}: plan ${JSON.stringify(plan)} in the front matter, ${JSON.stringify(inSidebar)} in ${file}; take it out of the front matter or fix the sidebar`,
        );
      }
    } else if (!doc.draft && !doc.unlisted && frontMatter.displayed_sidebar === undefined) {
      faults.push(
        `${source} is not in the sidebar; add a page() line to ${file}, or say unlisted: true or displayed_sidebar: docs in its front matter`,
      );
    }
  }
  if (faults.length > 0) {
    throw new FaultError(faults);
  }
}
