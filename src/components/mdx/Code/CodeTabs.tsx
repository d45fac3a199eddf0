import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import {useSetting} from '../../../settings/useSetting';
import {TabList} from '../../common/TabList/TabList';
import styles from './CodeTabs.module.css';
import {getTabStore} from './tabStore';

/** A tab of a tabbed code block. */
export interface CodeTab {
  /** The label of the tab, which is also the stored value. */
  label: string;
  /** The code block of the tab. */
  content: ReactNode;
}

export interface CodeTabsProps {
  /** Blocks with the same key share the selected tab, on all pages (`codeblock-<storageKey>`). */
  storageKey: string;
  /** Code blocks with a `tab` label, from fenced code blocks in a page. */
  children?: ReactNode;
  /** The tabs, if they don't come from fenced code blocks. */
  tabs?: readonly CodeTab[];
}

function getTabs(children: ReactNode): CodeTab[] {
  return Children.toArray(children)
    .filter((child): child is ReactElement<{tab: string}> => isValidElement(child))
    .map((child) => ({label: child.props.tab, content: child}));
}

/**
 * Renders code blocks in tabs and persists the selection under the storage key. All panels share
 * the height of the tallest, so nothing moves when the tab changes or the stored tab is restored.
 * Without JavaScript, they're stacked.
 */
export function CodeTabs({
  storageKey,
  children,
  tabs = getTabs(children),
}: CodeTabsProps): ReactNode {
  const store = getTabStore(storageKey);
  const stored = useSetting(store);
  const id = useId();
  const selectedIndex = Math.max(
    0,
    tabs.findIndex(({label}) => label === stored),
  );

  return (
    <div className={styles.root}>
      <TabList
        id={id}
        names={tabs.map(({label}) => label)}
        index={selectedIndex}
        getPanelId={(index) => `${id}-panel-${index}`}
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
            className={clsx(styles.panel, index === selectedIndex && styles.chosen)}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
