import type {ProductName} from '../../site/products/shared';
import {group, subheader, type SidebarItem} from '../../site/sidebar/defineSidebar';
import {catalog as currentCatalog, type ApiCatalog} from '../../site/api/catalog';
import {toEntry, type CatalogEntry} from '@mui-x-docs/api-extractor/types';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';

/** Returns the sidebar item of an entry. The page itself is written when the site is loaded. */
const createItem = (area: string, {name, plan}: CatalogEntry): SidebarItem => ({
  type: 'doc',
  id: `api/${area}/${toKebabCase(name)}`,
  label: name,
  key: `api/${area}/${toKebabCase(name)}`,
  ...(plan && {customProps: {plan}}),
});

/**
 * Returns the sidebar group `API reference` of a product: `apiReference('data-grid')` in
 * `sidebars.ts` is a category with one item per catalog entry.
 */
export function apiReference(area: ProductName, catalog: ApiCatalog = currentCatalog): SidebarItem {
  const found = catalog.find((candidate) => candidate.area === area);
  if (!found) {
    throw new Error(
      `sidebars.ts: Unknown product "${area}" in apiReference(). Use one of ${catalog.map((entry) => `"${entry.area}"`).join(', ')}.`,
    );
  }
  const components = found.components
    .map(toEntry)
    .filter(({isPart}) => !isPart)
    .map((entry) => createItem(area, entry));
  const interfaces = (found.interfaces ?? []).map((entry) => createItem(area, toEntry(entry)));
  const {index, components: hasComponents, interfaces: hasInterfaces} = found.sidebar ?? {};
  return group('API reference', [
    ...(index
      ? [{type: 'doc' as const, id: `api/${area}/index`, label: 'Index', key: `api/${area}`}]
      : []),
    ...(hasComponents ? [subheader('Components', components)] : components),
    ...(hasInterfaces && interfaces.length > 0
      ? [subheader('Interfaces', interfaces)]
      : interfaces),
  ]);
}
