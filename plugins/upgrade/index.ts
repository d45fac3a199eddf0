import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listSections, readGuides} from '../../site/upgrade/readGuides';
import type {UpgradeData} from '../../site/upgrade/shared';

/**
 * Generates the data of the upgrade assistant from the migration guides and the API history: one
 * file per product.
 */
export default function upgradePlugin({siteDir}: LoadContext): Plugin<UpgradeData[]> {
  const docsDir = path.join(siteDir, 'docs');
  return {
    name: 'upgrade',
    getPathsToWatch: () => [path.join(docsDir, 'migration/migration-*/index.mdx')],
    loadContent: () => readGuides(docsDir),
    async contentLoaded({content, actions}) {
      await actions.createData('guides.json', listSections(content));
      for (const data of content) {
        await actions.createData(`${data.product}.json`, data);
      }
    },
  };
}
