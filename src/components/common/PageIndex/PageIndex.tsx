import {useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PLAN_NAMES, PLANS, type Plan} from '@site/site/plans/shared';
import {PRODUCT_NAMES, type ProductName} from '@site/site/products/shared';
import type {IndexedPage, ListedGroup} from '@site/site/sidebar/shared';
import {PlanChip} from '../PlanChip/PlanChip';
import {translateProductLabel} from '../products/products';
import styles from './PageIndex.module.css';

interface Filters {
  words: string;
  plan: Plan | '';
  product: ProductName | '';
}

/** Returns the groups with only the pages that match, without empty groups. */
function filterGroups(groups: readonly ListedGroup[], filters: Filters): ListedGroup[] {
  const {plan, product} = filters;
  const words = filters.words.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (page: IndexedPage) => {
    const text = `${page.title} ${page.path} ${page.description ?? ''}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (plan === '' || (page.plan ?? 'community') === plan) &&
      (product === '' || (page.products?.includes(product) ?? false))
    );
  };
  return groups
    .map((group) => ({
      ...group,
      pages: group.pages.filter(matches),
      groups: filterGroups(group.groups, filters),
    }))
    .filter(({pages, groups: inside}) => pages.length + inside.length > 0);
}

const countPages = (groups: readonly ListedGroup[]): number =>
  groups.reduce((sum, group) => sum + group.pages.length + countPages(group.groups), 0);

function Group({group}: {group: ListedGroup}): ReactNode {
  return (
    <>
      {group.title && <p className={styles.group}>{group.title}</p>}
      {group.pages.length > 0 && (
        <ul className={styles.list}>
          {group.pages.map((page) => (
            <li key={page.path}>
              <Link to={page.path}>{page.title}</Link>
              {page.plan && <PlanChip plan={page.plan} />}
              <span className={styles.description}>{page.description}</span>
            </li>
          ))}
        </ul>
      )}
      {group.groups.map((inside) => (
        <Group key={inside.title} group={inside} />
      ))}
    </>
  );
}

/** Lists the products of all pages in sidebar order. */
function listProducts(groups: readonly ListedGroup[]): ProductName[] {
  const namesOf = ({pages, groups: inside}: ListedGroup): ProductName[] => [
    ...pages.flatMap(({products}) => products ?? []),
    ...inside.flatMap(namesOf),
  ];
  const found = groups.flatMap(namesOf);
  return PRODUCT_NAMES.filter((name) => found.includes(name));
}

/**
 * Renders the pages of the sidebar by group, one line each, with filters by words and plan, and by
 * product if the pages have products. It also serves users without JavaScript, crawlers, and the
 * browser's text search.
 */
export function PageIndex({groups}: {groups: readonly ListedGroup[]}): ReactNode {
  const [filters, setFilters] = useState<Filters>({words: '', plan: '', product: ''});
  const shown = useMemo(() => filterGroups(groups, filters), [groups, filters]);
  const products = useMemo(() => listProducts(groups), [groups]);
  const count = countPages(shown);
  return (
    <>
      <form
        role="search"
        className={`needs-script ${styles.filters}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          type="search"
          className="control"
          aria-label={translate({id: 'docs.allPages.words', message: 'Filter pages by words'})}
          placeholder={translate({id: 'docs.allPages.placeholder', message: 'Filter pages'})}
          value={filters.words}
          onChange={({target}) => setFilters({...filters, words: target.value})}
        />
        <select
          className="control"
          aria-label={translate({id: 'docs.allPages.plan', message: 'Plan'})}
          value={filters.plan}
          onChange={({target}) => setFilters({...filters, plan: target.value as Plan | ''})}
        >
          <option value="">{translate({id: 'docs.allPages.anyPlan', message: 'All plans'})}</option>
          {PLANS.map((plan) => (
            <option key={plan} value={plan}>
              {PLAN_NAMES[plan]}
            </option>
          ))}
        </select>
        {products.length > 0 && (
          <select
            className="control"
            aria-label={translate({id: 'docs.allPages.product', message: 'Product'})}
            value={filters.product}
            onChange={({target}) =>
              setFilters({...filters, product: target.value as ProductName | ''})
            }
          >
            <option value="">
              {translate({id: 'docs.demoCatalog.anyProduct', message: 'All products'})}
            </option>
            {products.map((product) => (
              <option key={product} value={product}>
                {translateProductLabel(product)}
              </option>
            ))}
          </select>
        )}
        <p role="status" className={styles.count}>
          <Translate id="docs.allPages.count" values={{count}}>
            {'Pages: {count}'}
          </Translate>
        </p>
      </form>
      {shown.map((group) => (
        <section key={group.title} className={styles.section}>
          {group.title && <h2>{group.title}</h2>}
          <Group group={{...group, title: ''}} />
        </section>
      ))}
    </>
  );
}
