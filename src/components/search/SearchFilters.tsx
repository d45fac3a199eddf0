import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {getProducts} from '../common/products/products';
import {Icon, type IconName} from '../common/Icon/Icon';
import {getKindFilters} from './labels';
import {THIS_PAGE} from './useResults';
import type {Filters} from './useSearch';
import styles from './SearchDialog.module.css';

/** Renders the product and kind filters. */
export function SearchFilters({
  filters,
  canFilterPage,
  onChange,
}: {
  filters: Filters;
  /** `true` if the current page is in the index. */
  canFilterPage: boolean;
  onChange: (filters: Filters) => void;
}): ReactNode {
  return (
    <div className={styles.filters}>
      <FilterChips
        label={translate({id: 'docs.search.filterScope', message: 'Where to search'})}
        selected={filters.product}
        onSelect={(product) => onChange({...filters, product})}
        chips={[
          ...(canFilterPage
            ? [
                {
                  id: THIS_PAGE,
                  label: translate({id: 'docs.search.thisPage', message: 'This page'}),
                  icon: 'page' as const,
                },
              ]
            : []),
          ...getProducts()
            .filter((product) => product.id !== 'null')
            .map((product) => ({id: product.id, label: product.name, icon: product.icon})),
        ]}
      />
      <FilterChips
        label={translate({id: 'docs.search.filterKind', message: 'Kind'})}
        selected={filters.kind}
        onSelect={(kind) => onChange({...filters, kind})}
        chips={getKindFilters()}
      />
    </div>
  );
}

/** Renders a group of filters with at most one selected. */
function FilterChips<Id extends string>({
  label,
  chips,
  selected,
  onSelect,
}: {
  label: string;
  chips: {id: Id; label: string; icon?: IconName}[];
  selected: string | undefined;
  onSelect: (id: Id | undefined) => void;
}): ReactNode {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className={styles.chip}
          aria-pressed={selected === chip.id}
          data-ga-event-category="search"
          data-ga-event-action="filter"
          data-ga-event-label={chip.id}
          onClick={() => onSelect(selected === chip.id ? undefined : chip.id)}
        >
          {chip.icon && <Icon name={chip.icon} size={16} />}
          <span>{chip.label}</span>
        </button>
      ))}
    </div>
  );
}
