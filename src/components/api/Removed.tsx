import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {HistoryKind} from '@mui-x-docs/api-extractor/types';
import {removedRowId, type ApiRemovedData} from '../../../site/api/shared';
import type {RemovedName} from '@mui-x-docs/api-extractor/types';
import {Inline} from '../common/Markdown/Markdown';
import {releaseName} from './releases';
import styles from './ApiReference.module.css';

/** Returns a one-word label for the kind of a removed name. */
function kindLabel(kind: HistoryKind): string {
  switch (kind) {
    case 'prop':
      return translate({id: 'docs.api.kindProp', message: 'Prop'});
    case 'slot':
      return translate({id: 'docs.api.kindSlot', message: 'Slot'});
    case 'class':
      return translate({id: 'docs.api.kindClass', message: 'CSS class'});
    case 'property':
      return translate({id: 'docs.api.kindProperty', message: 'Property'});
    case 'method':
      return translate({id: 'docs.api.kindMethod', message: 'Method'});
    case 'event':
      return translate({id: 'docs.api.kindEvent', message: 'Event'});
    case 'selector':
      return translate({id: 'docs.api.kindSelector', message: 'Selector'});
    case 'component':
      return translate({id: 'docs.api.kindComponent', message: 'Component'});
    case 'hook':
      return translate({id: 'docs.api.kindHook', message: 'Hook'});
    case 'type':
      return translate({id: 'docs.api.kindType', message: 'Type'});
    case 'export':
      return translate({id: 'docs.api.kindExport', message: 'Export'});
    case 'path':
      return translate({id: 'docs.api.kindPath', message: 'Import path'});
  }
}

const removedLabel = (release: string): string =>
  translate(
    {
      id: 'docs.api.gone',
      message: 'removed in {release}',
      description: 'Of a prop, slot …: the release that it is missing from',
    },
    {release: releaseName(release)},
  );

/**
 * Renders the removed names of a page, collapsed. The HTML contains them in a `noscript`: with
 * JavaScript, no elements until it's expanded (`enhanceApi`); without, a plain list.
 */
export function RemovedList({page, removed}: {page: string; removed: RemovedName[]}): ReactNode {
  const {selectMessage} = usePluralForm();
  const {collectAnchor} = useBrokenLinks();
  removed.forEach((row) => collectAnchor(removedRowId(page, row)));
  const list = (
    <ul className={styles.removed}>
      {removed.map((row) => (
        <li key={`${row.kind} ${row.name}`} id={removedRowId(page, row)}>
          <code>{row.name}</code>{' '}
          <small>{`${kindLabel(row.kind)}, ${removedLabel(row.removedIn)}`}</small>
          {row.use && (
            <div data-use="">
              <Inline text={row.use} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <details className={styles.removedList} data-removed="">
      <summary>
        {selectMessage(
          removed.length,
          translate({
            id: 'docs.api.removedCount',
            message:
              '{count} removed name and its replacement|{count} removed names and their replacements',
            description: 'Opens the list of removed props, slots …; forms by number',
          }),
        ).replace('{count}', String(removed.length))}
      </summary>
      {typeof window === 'undefined' ? <noscript>{list}</noscript> : list}
    </details>
  );
}

/** Maximum number of owners to list; more are counted. */
const MAX_OWNERS = 3;

/** Renders the components that had a name. */
function Owners({owners = []}: Pick<RemovedName, 'owners'>): ReactNode {
  return (
    <small>
      {owners.slice(0, MAX_OWNERS).join(', ') +
        (owners.length > MAX_OWNERS ? ` +${owners.length - MAX_OWNERS}` : '')}
    </small>
  );
}

/** Renders all names of a product that a major removed: the appendix of its migration guide. */
export function RemovedTable({data}: {data: ApiRemovedData}): ReactNode {
  const seen = new Map<string, number>();
  const {collectAnchor} = useBrokenLinks();
  /** A name that two components replaced differently has two rows. */
  const idOf = ({kind, name}: RemovedName): string => {
    const id = `removed-${kind}-${name}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    const unique = count > 1 ? `${id}-${count}` : id;
    collectAnchor(unique);
    return unique;
  };
  return (
    <table className={styles.removedTable}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="docs.api.name">Name</Translate>
          </th>
          <th scope="col">
            <Translate id="docs.api.removedKind">Kind</Translate>
          </th>
          <th scope="col">
            <Translate id="docs.api.removedUse">Use instead</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {data.removed.map((row) => (
          <tr key={`${row.kind} ${row.name} ${row.use}`} id={idOf(row)}>
            <th scope="row">
              <code>{row.name}</code>
            </th>
            <td>
              <span>{kindLabel(row.kind)}</span>
              {row.owners && <Owners owners={row.owners} />}
            </td>
            <td>
              {row.use && <Inline text={row.use} />}
              {row.codemod && (
                <small>
                  <Translate id="docs.api.removedCodemod">Codemod:</Translate>{' '}
                  <code>{row.codemod}</code>
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
