import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {ProductVersion} from '@site/src/identity/getProductIdentity';
import {Icon} from '../Icon/Icon';
import {useMenu} from './useMenu';
import styles from './Header.module.css';

/** The version being read, with the menu that leads to the others. */
export function VersionSwitcher({versions}: {versions: readonly ProductVersion[]}): ReactNode {
  const {close, buttonProps, menuProps} = useMenu<HTMLUListElement>('mui-version-menu');
  const shown = versions.find((version) => version.current) ?? versions[0];
  if (!shown) {
    return null;
  }
  const label = translate({id: 'docs.header.versions', message: 'Versions'});
  return (
    <div className={styles.anchor}>
      <button
        type="button"
        id="mui-version-selector"
        className={styles.version}
        {...(versions.length > 1 && buttonProps)}
      >
        {shown.text}
        {versions.length > 1 && <Icon name="chevronDown" size={16} />}
      </button>
      <ul {...menuProps} className={clsx(styles.menu, styles.versionMenu)} aria-label={label}>
        {versions.map((version) => (
          <li key={version.text}>
            <a
              href={version.href}
              className={styles.versionItem}
              aria-current={version.current ? 'true' : undefined}
              onClick={(event) => {
                if (version.current) {
                  event.preventDefault();
                }
                close();
              }}
            >
              {version.text}
              {version.current && <Icon name="check" size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
