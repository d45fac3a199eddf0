import type {KeyboardEvent, ReactNode} from 'react';
import {stepTo} from '../Focus/stepTo';
import styles from './TabList.module.css';

/** The tabs above code, with arrow keys, Home, and End. The panel of a tab has the id that `panelOf` returns. */
export function TabList({
  label,
  names,
  index,
  id,
  panelOf,
  onChoose,
}: {
  label: string;
  names: readonly string[];
  /** Which tab is selected. */
  index: number;
  /** What the ids of the tabs start with: a tab's own is `<id>-tab-<index>`. */
  id: string;
  panelOf: (index: number) => string;
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
          aria-controls={panelOf(at)}
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
