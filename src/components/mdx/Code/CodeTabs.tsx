import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import {useSetting} from '../../../settings/useSetting';
import {TabList} from '../../common/TabList/TabList';
import styles from './CodeTabs.module.css';
import {getTabStore} from './tabStore';

/** One tab of a tabbed code block. */
export interface CodeTab {
  /** What the tab says, and what is remembered. */
  label: string;
  /** The code block below it. */
  content: ReactNode;
}

export interface CodeTabsProps {
  /** Blocks with one key show the same tab, on this page and on later ones (`codeblock-<storageKey>`). */
  storageKey: string;
  /** Code blocks with a `tab` label each: the fences of a page. */
  children?: ReactNode;
  /** The tabs, where they do not come from fences. */
  tabs?: readonly CodeTab[];
}

function tabsOf(children: ReactNode): CodeTab[] {
  return Children.toArray(children)
    .filter((child): child is ReactElement<{tab: string}> => isValidElement(child))
    .map((child) => ({label: child.props.tab, content: child}));
}

/**
 * Code in tabs, remembered by its storage key. All panels share one place whose height is that of the longest, so
 * nothing moves when the tab changes or when the remembered one is shown. Without JavaScript they stand one below the
 * other.
 */
export function CodeTabs({
  storageKey,
  children,
  tabs = tabsOf(children),
}: CodeTabsProps): ReactNode {
  const store = getTabStore(storageKey);
  const stored = useSetting(store);
  const id = useId();
  const chosen = Math.max(
    0,
    tabs.findIndex(({label}) => label === stored),
  );

  return (
    <div className={styles.root}>
      <TabList
        id={id}
        names={tabs.map(({label}) => label)}
        index={chosen}
        panelOf={(index) => `${id}-panel-${index}`}
        onChoose={(index) => store.set(tabs[index]!.label)}
        label={
          storageKey === 'package-manager'
            ? translate({
                id: 'docs.code.packageManager',
                message: 'Package manager',
                description: 'The accessible name of the tabs npm, pnpm and yarn',
              })
            : translate({
                id: 'docs.code.tabs',
                message: 'Code variants',
                description: 'The accessible name of the tabs above a code block',
              })
        }
      />
      <div className={styles.panels}>
        {tabs.map(({label, content}, index) => (
          <div
            key={label}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            data-label={label}
            className={clsx(styles.panel, index === chosen && styles.chosen)}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
