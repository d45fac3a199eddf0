import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isPlan, PLANS} from '../../site/plans/shared';
import {checkFlags} from './checkFlags';

type Sidebar = LoadedVersion['sidebars'][string];
type Item = Sidebar[number];

/** What the tree has to know of a version: its pages and its sidebars. */
export interface TreeContent {
  versionName: string;
  sidebars: Record<string, Item[]>;
  docs: Pick<
    LoadedVersion['docs'][number],
    'id' | 'source' | 'permalink' | 'frontMatter' | 'draft' | 'unlisted'
  >[];
}

const TITLE_LENGTH = 70;
const DESCRIPTION_LENGTH = 160;

/** What is wrong with the title and the sentence that a page gives of itself, or nothing. */
function findMetadataFault({title, description}: {title?: string; description?: string}) {
  if (!title) {
    return 'has no title in its front matter';
  }
  if (title.length > TITLE_LENGTH) {
    return `has a title of ${title.length} characters; keep it under ${TITLE_LENGTH + 1}`;
  }
  if (!description) {
    return 'has no description in its front matter';
  }
  if (description.length > DESCRIPTION_LENGTH) {
    return `has a description of ${description.length} characters; keep it under ${DESCRIPTION_LENGTH + 1}`;
  }
  if (!/[.!。！]$/.test(description)) {
    return 'has a description that does not end with a full stop';
  }
  return undefined;
}

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
    const fault = findMetadataFault(frontMatter);
    if (fault) {
      throw new Error(`${source} ${fault}`);
    }
    const plan: unknown = (frontMatter as {plan?: unknown}).plan;
    if (plan !== undefined && !isPlan(plan)) {
      throw new Error(
        `${source}: plan ${JSON.stringify(plan)} in the front matter; use ${PLANS.join(', ')}`,
      );
    }
    const disableAd: unknown = (frontMatter as {disable_ad?: unknown}).disable_ad;
    if (disableAd !== undefined && typeof disableAd !== 'boolean') {
      throw new Error(
        `${source}: disable_ad ${JSON.stringify(disableAd)} in the front matter; use true or false`,
      );
    }
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
