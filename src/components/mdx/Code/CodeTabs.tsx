import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  Children,
  isValidElement,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {useSetting} from '../../../settings/useSetting';
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
  const list = useRef<HTMLDivElement>(null);
  const chosen = Math.max(
    0,
    tabs.findIndex(({label}) => label === stored),
  );

  const choose = (index: number) => {
    const tab = tabs[index];
    if (tab) {
      store.set(tab.label);
      list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = {ArrowRight: forward, ArrowLeft: -forward}[event.key];
    const target =
      step !== undefined
        ? (chosen + step + tabs.length) % tabs.length
        : {Home: 0, End: tabs.length - 1}[event.key];
    if (target !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      choose(target);
    }
  };

  return (
    <div className={styles.root}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={
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
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({label}, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(index)}
          >
            {label}
          </button>
        ))}
      </div>
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
