import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode, type Ref} from 'react';
import {isPlan, PLAN_NAMES, PLANS} from '../../../../site/plans/shared';
import {guideKey} from '@site/plugins/demo-catalog/shared';
import {listOptions, type Card, type Field, type Filters} from './filters';
import styles from './DemoCatalog.module.css';

const getLabels = (): Record<Field, {label: string; any: string}> => ({
  q: {label: translate({id: 'docs.demoCatalog.words', message: 'Words'}), any: ''},
  feature: {
    label: translate({id: 'docs.demoCatalog.feature', message: 'Feature'}),
    any: translate({id: 'docs.demoCatalog.anyFeature', message: 'All features'}),
  },
  component: {
    label: translate({id: 'docs.demoCatalog.component', message: 'Component'}),
    any: translate({id: 'docs.demoCatalog.anyComponent', message: 'All components'}),
  },
  prop: {
    label: translate({id: 'docs.demoCatalog.prop', message: 'Prop'}),
    any: translate({id: 'docs.demoCatalog.anyProp', message: 'All props'}),
  },
  plan: {
    label: translate({id: 'docs.demoCatalog.plan', message: 'Plan'}),
    any: translate({id: 'docs.demoCatalog.anyPlan', message: 'All plans'}),
  },
});

/** Sorts plans by what they include, features in the order of the guides, and names by letters. */
function sortOptions(
  field: Field,
  options: readonly [value: string, count: number][],
): readonly [value: string, count: number][] {
  if (field === 'feature') {
    return options;
  }
  const rankOf = (value: string) => (isPlan(value) ? PLANS.indexOf(value) : 0);
  return options.toSorted(
    ([a], [b]) => rankOf(a) - rankOf(b) || a.localeCompare(b, 'en', {sensitivity: 'base'}),
  );
}

/** Renders the form that filters the catalog. */
export function CatalogFilters({
  fields,
  cards,
  filters,
  fieldRef,
  onChange,
}: {
  fields: readonly Field[];
  /** The demos to filter, whose values are offered. */
  cards: readonly Card[];
  filters: Filters;
  /** The search field. */
  fieldRef: Ref<HTMLInputElement>;
  onChange: (filters: Filters) => void;
}): ReactNode {
  const id = useId();
  const labels = getLabels();
  const guides = new Map(cards.map(({guide}) => [guideKey(guide.path), guide.title]));
  const getOptionLabel = (field: Field, value: string): string =>
    field === 'feature'
      ? (guides.get(value) ?? value)
      : field === 'plan' && isPlan(value)
        ? PLAN_NAMES[value]
        : value;
  /** Before the demos have loaded, all plans are offered. */
  const getOptions = (field: Exclude<Field, 'q'>) =>
    field === 'plan' && cards.length === 0
      ? PLANS.map((plan) => [plan, 0] as const)
      : sortOptions(field, listOptions(cards, filters, field));
  return (
    <form
      role="search"
      className={styles.filters}
      aria-label={translate({id: 'docs.demoCatalog.filters', message: 'Filter the demos'})}
      onSubmit={(event) => event.preventDefault()}
    >
      {fields.map((field) => (
        <div key={field} className={field === 'q' ? styles.wide : undefined}>
          <label htmlFor={`${id}-${field}`}>{labels[field].label}</label>
          {field === 'q' ? (
            <input
              ref={fieldRef}
              id={`${id}-q`}
              type="search"
              className="control"
              value={filters.q}
              autoComplete="off"
              spellCheck={false}
              placeholder={translate({
                id: 'docs.demoCatalog.placeholder',
                message: 'pinned column, zoom, disablePast…',
                description: 'Example words in the search field of the demo catalog',
              })}
              onChange={(event) => onChange({...filters, q: event.currentTarget.value})}
            />
          ) : (
            <select
              className="control"
              id={`${id}-${field}`}
              value={filters[field]}
              onChange={(event) => onChange({...filters, [field]: event.currentTarget.value})}
            >
              <option value="">{labels[field].any}</option>
              {getOptions(field).map(([value, count]) => (
                <option key={value} value={value}>
                  {cards.length > 0
                    ? `${getOptionLabel(field, value)} (${count})`
                    : getOptionLabel(field, value)}
                </option>
              ))}
            </select>
          )}
        </div>
      ))}
    </form>
  );
}
