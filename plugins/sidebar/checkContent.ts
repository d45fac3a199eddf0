import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {listFrontMatterFaults} from '../../site/mdx/frontMatter';
import {checkFlags} from '../../site/sidebar/checkFlags';
import type {TreeContent} from '../../site/sidebar/listPages';

type Item = LoadedVersion['sidebars'][string][number];

/** Stops the build, in one line, where the pages of a version and its tree do not agree. */
export function checkContent({versionName, sidebars, docs}: TreeContent): void {
  const file =
    versionName === 'current'
      ? 'sidebars.ts'
      : `versioned_sidebars/version-${versionName}-sidebars.json`;
  const plans = new Map<string, unknown>();

  const walk = (items: readonly Item[], inherited: unknown): void => {
    for (const item of items) {
      if (item.type === 'html') {
        throw new Error(`${file}: an item of type html; the sidebar takes pages and groups only`);
      }
      const {subheader: _, ...flags} = item.customProps ?? {};
      const place = `'${item.label ?? (item.type === 'link' ? item.href : 'id' in item ? item.id : '')}'`;
      checkFlags(flags, place, file);
      const plan = flags.plan ?? inherited;
      if (item.type === 'category') {
        walk(item.items, plan);
      } else if (item.type !== 'link') {
        if (plans.has(item.id)) {
          throw new Error(`${file}: Duplicated pathname ${item.id} in pages`);
        }
        plans.set(item.id, plan);
      }
    }
  };
  Object.values(sidebars).forEach((sidebar) => walk(sidebar, undefined));

  for (const doc of docs) {
    const {frontMatter} = doc;
    const source = doc.source.replace('@site/', '');
    const [fault] = listFrontMatterFaults(source, frontMatter);
    if (fault) {
      throw new Error(fault);
    }
    const plan: unknown = (frontMatter as {plan?: unknown}).plan;
    if (plans.has(doc.id)) {
      const inTree = plans.get(doc.id) ?? 'community';
      if (plan !== undefined && plan !== inTree) {
        throw new Error(
          `${source}: plan ${JSON.stringify(plan)} in the front matter, ${JSON.stringify(inTree)} in ${file}; take it out of the front matter or fix the sidebar`,
        );
      }
    } else if (!doc.draft && !doc.unlisted && frontMatter.displayed_sidebar === undefined) {
      throw new Error(
        `${source} is not in the sidebar; add a page() line to ${file}, or say unlisted: true or displayed_sidebar: docs in its front matter`,
      );
    }
  }
}
