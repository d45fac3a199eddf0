import type {KeyboardEvent, ReactNode} from 'react';
import {stepTo} from '../Focus/stepTo';
import styles from './TabList.module.css';

/**
 * Renders the tabs above code, with support for arrow keys, Home, and End. `getPanelId` returns the id
 * of a tab's panel.
 */
export function TabList({
  label,
  names,
  index,
  id,
  getPanelId,
  onChoose,
}: {
  label: string;
  names: readonly string[];
  /** The index of the selected tab. */
  index: number;
  /** The prefix of the tab ids, which have the form `<id>-tab-<index>`. */
  id: string;
  getPanelId: (index: number) => string;
  onChoose: (index: number) => void;
}): ReactNode {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = stepTo(event, 'row', index, names.length);
    if (target !== undefined) {
      event.preventDefault();
      onChoose(target);
      event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
    }
  };
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${at}`}
          aria-controls={getPanelId(at)}
          aria-selected={at === index}
          tabIndex={at === index ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(at)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
