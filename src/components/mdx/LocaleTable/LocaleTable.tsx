import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import type {LocaleRow} from '../../../../site/mdx-components/shared';
import {ScrollTable} from '../../common/ScrollTable/ScrollTable';
import {getCompletion} from './getCompletion';
import styles from './LocaleTable.module.css';

export interface LocaleTableProps {
  /** The locales of the installed package; added at build time. */
  rows: LocaleRow[];
}

/** Renders the completion of a locale as a number and a bar. */
function Completion({done, total}: LocaleRow): ReactNode {
  const {percent, level} = getCompletion(done, total);
  return (
    <span className={clsx(styles.completion, styles[level])}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.fill} style={{'--completion': `${percent}%`} as CSSProperties} />
      </span>
      <span>
        {percent === 100
          ? translate({
              id: 'docs.locales.done',
              message: 'Done 🎉',
              description: 'Every string of a locale is translated',
            })
          : `${percent}%`}
      </span>
    </span>
  );
}

/**
 * Renders the locales of a product and their completion: `<LocaleTable product="data-grid" />`. The
 * build counts the strings in the installed package.
 */
export function LocaleTable({rows}: LocaleTableProps): ReactNode {
  return (
    <ScrollTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="docs.locales.locale" description="Column of the table of locales">
              Locale
            </Translate>
          </th>
          <th scope="col">
            <Translate id="docs.locales.tag" description="Column of the table of locales">
              BCP 47 language tag
            </Translate>
          </th>
          <th scope="col">
            <Translate id="docs.locales.importName" description="Column of the table of locales">
              Import name
            </Translate>
          </th>
          <th scope="col">
            <Translate id="docs.locales.completion" description="Column of the table of locales">
              Completion
            </Translate>
          </th>
          <th scope="col">
            <Translate id="docs.locales.source" description="Column of the table of locales">
              Source file
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.importName}>
            <th scope="row">{row.name}</th>
            <td>{row.tag}</td>
            <td>
              <code>{row.importName}</code>
            </td>
            <td>
              <Completion {...row} />
            </td>
            <td>
              <a href={row.source} rel="noopener">{`${row.importName}.ts`}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
