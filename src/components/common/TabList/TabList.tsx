import type {KeyboardEvent, ReactNode} from 'react';
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
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = {ArrowRight: forward, ArrowLeft: -forward}[event.key];
    const target =
      step !== undefined
        ? (index + step + names.length) % names.length
        : {Home: 0, End: names.length - 1}[event.key];
    if (target !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
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
