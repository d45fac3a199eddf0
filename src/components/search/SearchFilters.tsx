import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {getProducts} from '../common/products/products';
import {Icon, type IconName} from '../common/Icon/Icon';
import {kindFilters} from './labels';
import type {Filters} from './useSearch';
import styles from './SearchDialog.module.css';

/** Renders the product and kind filters. */
export function SearchFilters({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (filters: Filters) => void;
}): ReactNode {
  return (
    <div className={styles.filters}>
      <Chips
        label={translate({id: 'docs.search.filterProduct', message: 'Product'})}
        chosen={filters.product}
        onChoose={(product) => onChange({...filters, product})}
        chips={getProducts()
          .filter((each) => each.id !== 'null')
          .map((each) => ({id: each.id, label: each.name, icon: each.icon}))}
      />
      <Chips
        label={translate({id: 'docs.search.filterKind', message: 'Kind'})}
        chosen={filters.kind}
        onChoose={(kind) => onChange({...filters, kind})}
        chips={kindFilters()}
      />
    </div>
  );
}

/** Renders a group of filters with at most one selected. */
function Chips<Id extends string>({
  label,
  chips,
  chosen,
  onChoose,
}: {
  label: string;
  chips: {id: Id; label: string; icon?: IconName}[];
  chosen: string | undefined;
  onChoose: (id: Id | undefined) => void;
}): ReactNode {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className={clsx(styles.chip, chip.icon && styles.chipProduct)}
          aria-pressed={chosen === chip.id}
          data-ga-event-category="search"
          data-ga-event-action="filter"
          data-ga-event-label={chip.id}
          onClick={() => onChoose(chosen === chip.id ? undefined : chip.id)}
        >
          {chip.icon && <Icon name={chip.icon} size={16} />}
          <span>{chip.label}</span>
        </button>
      ))}
    </div>
  );
}
