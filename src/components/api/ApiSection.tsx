import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {CSSProperties, ReactElement, ReactNode} from 'react';
import type {ApiPageData} from '../../../site/api/shared';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import styles from './ApiReference.module.css';
import {
  defaultLayout,
  earlyLayoutScript,
  layoutStorageKey,
  type ApiLayout,
  type ApiTableKind,
} from './layout';

/** A facet that filters the rows of a table. */
export interface Facet {
  tag: string;
  label: string;
  count: number;
}

interface RowGroup {
  /** The owner of the rows, if it isn't the page's component. */
  from?: string;
  href?: string;
  isOpen: boolean;
  count: number;
  rows: ReactElement<{id: string}>[];
}

interface ApiSectionProps {
  page: ApiPageData;
  kind: ApiTableKind;
  label: string;
  count: number;
  columns: string[];
  /** The set of columns, which determines their widths. */
  shape: 'defaults' | 'types' | 'slots' | 'classes';
  facets: Facet[];
  groups: RowGroup[];
}

/** Tables with fewer rows fit on a screen and don't need a filter. */
const MIN_ROWS_TO_FILTER = 8;

function LayoutButtons({kind, layout}: {kind: ApiTableKind; layout: ApiLayout}): ReactNode {
  const layouts: [ApiLayout, string][] = [
    ['table', translate({id: 'docs.api.layoutTable', message: 'Table'})],
    ['expanded', translate({id: 'docs.api.layoutExpanded', message: 'Expanded list'})],
    ['collapsed', translate({id: 'docs.api.layoutCollapsed', message: 'Collapsed list'})],
  ];
  return (
    <div className={styles.layouts} role="group" aria-label={viewLabel()}>
      <span aria-hidden="true">{viewLabel()}</span>
      {layouts.map(([value, label]) => (
        <button
          key={value}
          type="button"
          data-set-layout={value}
          aria-pressed={value === layout}
          data-ga-event-category="layout"
          data-ga-event-action={kind}
          data-ga-event-label={value}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/**
 * Returns the labels that CSS inserts before the cells of a list. Tables have them in their header.
 */
const labelStyles = (): CSSProperties => {
  const text = (label: string) => JSON.stringify(label);
  return {
    '--api-label-default': text(translate({id: 'docs.api.labelDefault', message: 'Default:'})),
    '--api-label-class': text(translate({id: 'docs.api.labelClass', message: 'Class name:'})),
    '--api-label-component': text(
      translate({id: 'docs.api.labelComponent', message: 'Default component:'}),
    ),
    '--api-label-was': text(
      translate({
        id: 'docs.api.labelWas',
        message: 'Previous type:',
        description: 'In front of the type that a row had in the major before, without scripts',
      }),
    ),
    '--api-copied': text(translate({id: 'docs.api.linkCopied', message: 'Link copied'})),
  } as CSSProperties;
};

const viewLabel = () => translate({id: 'docs.api.view', message: 'View:'});

function Controls({
  kind,
  label,
  count,
  facets,
  layout,
}: Pick<ApiSectionProps, 'kind' | 'label' | 'count' | 'facets'> & {layout: ApiLayout}): ReactNode {
  const filterLabel = translate(
    {
      id: 'docs.api.filter',
      message: 'Filter {count} {what}',
      description: 'Label of the filter field over an API table; {what} is "props", "slots" …',
    },
    {count: String(count), what: label.toLowerCase()},
  );
  const canFilter = count >= MIN_ROWS_TO_FILTER;
  return (
    <div className={styles.controls}>
      {canFilter && (
        <input
          type="search"
          placeholder={filterLabel}
          aria-label={filterLabel}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {canFilter && facets.length > 0 && (
        <div
          className={styles.facets}
          role="group"
          aria-label={translate({id: 'docs.api.showOnly', message: 'Show only'})}
        >
          {facets.map((facet) => (
            <button key={facet.tag} type="button" data-facet={facet.tag} aria-pressed="false">
              <span>{facet.label}</span> <span>{facet.count}</span>
            </button>
          ))}
        </div>
      )}
      <LayoutButtons kind={kind} layout={layout} />
      {canFilter && <p role="status" className={styles.status} />}
    </div>
  );
}

/**
 * Renders an API table: its controls and rows. All three layouts use the same elements, a grid with
 * table roles, so changing the layout doesn't re-render, and the HTML contains each row once.
 */
export function ApiSection({
  page,
  kind,
  label,
  count,
  columns,
  shape,
  facets,
  groups,
}: ApiSectionProps): ReactNode {
  const {entry} = page;
  const isDense = entry.area === 'data-grid' || entry.kind === 'interface';
  const layout = defaultLayout(isDense);
  // A guide can contain dozens of small tables, which follow the layout of the larger ones.
  const hasControls = page.list === undefined || count >= MIN_ROWS_TO_FILTER;
  const storageKey = layoutStorageKey(kind, isDense);
  const base = useBaseUrl('/');
  const {collectAnchor} = useBrokenLinks();
  for (const {rows} of groups) {
    rows.forEach((row) => collectAnchor(row.props.id));
  }
  if (count === 0) {
    return (
      <p>
        <Translate id="docs.api.nothing">This component doesn't add any.</Translate>
      </p>
    );
  }
  return (
    <div
      className={styles.section}
      data-api-table={kind}
      data-layout={layout}
      data-shape={shape}
      data-storage-key={storageKey}
      data-base={base}
      data-expand={translate({id: 'docs.api.expand', message: 'Expand'})}
      data-collapse={translate({id: 'docs.api.collapse', message: 'Collapse'})}
      data-open-definition={translate({
        id: 'docs.api.openDefinition',
        message: 'Show definition',
        description: 'Tooltip of a type name in an API table',
      })}
      data-open-page={translate({id: 'docs.api.openPage', message: 'API page'})}
      data-show-rows={translate(
        {
          id: 'docs.api.showRows',
          message: 'Show {count} rows',
          description:
            'Name of the button in the contents of a page, after the heading and a colon; it must contain the number',
        },
        {count: String(count)},
      )}
      data-matches={translate({id: 'docs.api.matches', message: '{count} of {total} shown'})}
      data-none={translate({id: 'docs.api.noMatches', message: 'No matches.'})}
      data-changed={translate({
        id: 'docs.api.changed',
        message: 'Changed',
        description: 'Button in an API table row that shows the previous type or default',
      })}
      data-was={translate({
        id: 'docs.api.was',
        message: 'Previous',
        description: 'The type or default of a row in the previous major version',
      })}
      data-is={translate({
        id: 'docs.api.is',
        message: 'Current',
        description: 'The current type or default of a row, next to the previous one',
      })}
      style={labelStyles()}
    >
      {/* Development has no HTML from a server, and React warns of a script that it renders. */}
      {process.env.NODE_ENV === 'production' && (
        <script dangerouslySetInnerHTML={{__html: earlyLayoutScript(storageKey)}} />
      )}
      {hasControls && (
        <Controls kind={kind} label={label} count={count} facets={facets} layout={layout} />
      )}
      <div
        role="table"
        // Rows omit empty cells.
        aria-colcount={columns.length}
        aria-label={[`${entry.name}: ${label}`, page.part].filter(Boolean).join(', ')}
        className={styles.table}
      >
        <div role="rowgroup">
          <div role="row" className={styles.head}>
            {columns.map((column) => (
              <div key={column} role="columnheader">
                {column}
              </div>
            ))}
          </div>
        </div>
        {groups.map((group) => {
          if (group.from === undefined) {
            return (
              <div key="own" role="rowgroup">
                {group.rows}
              </div>
            );
          }
          const id = `${toKebabCase(entry.name)}-${kind}-from-${toKebabCase(group.from)}`;
          return [
            <div key={`${id}-head`} role="rowgroup">
              <div role="row" className={styles.groupHead}>
                <div role="cell">
                  {/* Becomes a button once it works (enhanceApi). */}
                  <span
                    data-group-toggle=""
                    data-controls={id}
                    data-open={group.isOpen ? '' : undefined}
                  >
                    <Translate id="docs.api.inheritedFrom" values={{name: group.from}}>
                      {'Inherited from {name}'}
                    </Translate>{' '}
                    <span>{group.count}</span>
                  </span>
                  {group.href && (
                    <Link to={group.href}>
                      <Translate id="docs.api.openPage">API page</Translate>
                    </Link>
                  )}
                </div>
              </div>
            </div>,
            <div key={id} id={id} role="rowgroup" data-collapsed={group.isOpen ? undefined : ''}>
              {group.rows}
            </div>,
          ];
        })}
      </div>
    </div>
  );
}
