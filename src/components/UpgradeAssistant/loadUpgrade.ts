import type {Product} from '../../../plugins/pieces/shared';
import type {UpgradeData} from '../../../plugins/upgrade/shared';

const LOAD: Record<Product, () => Promise<{default: UpgradeData}>> = {
  'data-grid': () => import('@generated/upgrade/default/data-grid.json'),
  'date-pickers': () => import('@generated/upgrade/default/date-pickers.json'),
  charts: () => import('@generated/upgrade/default/charts.json'),
  'tree-view': () => import('@generated/upgrade/default/tree-view.json'),
};

/** Loads the changes of a product, a file of their own each. */
export const loadUpgrade = (product: Product): Promise<UpgradeData> =>
  LOAD[product]().then((module) => module.default);
