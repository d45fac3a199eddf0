import type {ProductName} from '../../../../site/products/shared';
import type {UpgradeData} from '../../../../plugins/upgrade/shared';

/** Loads the changes of a product, a file of their own each. */
export const loadUpgrade = (product: ProductName): Promise<UpgradeData> =>
  (
    import(
      /* webpackInclude: /\.json$/ */ `@generated/upgrade/default/${product}.json`
    ) as Promise<{
      default: UpgradeData;
    }>
  ).then((module) => module.default);
