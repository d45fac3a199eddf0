import type {KeyboardEvent, ReactNode} from 'react';
import {useEffect, useId, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {DemoIcon, type DemoIconName} from './DemoIcon';
import styles from './DemoToolbar.module.css';

/** One thing that the toolbar or its menu can do. */
export interface DemoAction {
  id: string;
  icon: DemoIconName;
  text: string;
  /** The action of the analytics event. */
  event: string;
  run?: () => void | Promise<void>;
  /** An address instead of something to run. */
  href?: string;
  /** Whether it is a button of the bar; on phones it is in the menu then. */
  inBar?: boolean;
  disabled?: boolean;
  /** Whether it is at work. */
  busy?: boolean;
}

interface DemoMenuProps {
  actions: readonly DemoAction[];
  label: string | undefined;
}

/** The menu at the end of the toolbar. On phones it also holds what has no room in the bar. */
export function DemoMenu({actions, label}: DemoMenuProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const items = () =>
    [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])].filter(
      (item) => item.getClientRects().length > 0,
    );
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    items()[0]?.focus();
    const onPointerDown = ({target}: PointerEvent) => {
      if (!menu.current?.contains(target as Node) && !button.current?.contains(target as Node)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      setOpen(false);
    }
    // The keys of the menu are none of the toolbar's.
    event.stopPropagation();
  };

  const title = translate({id: 'docs.demo.more', message: 'See more'});
  return (
    <span className={styles.menuAnchor}>
      <button
        ref={button}
        type="button"
        className={styles.iconButton}
        data-control
        data-tooltip={title}
        tabIndex={-1}
        aria-label={title}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            setOpen(true);
          }
        }}
      >
        <DemoIcon name="more" />
      </button>
      {open && (
        <div
          ref={menu}
          id={id}
          className={styles.menu}
          role="menu"
          tabIndex={-1}
          aria-label={title}
          onKeyDown={onKeyDown}
        >
          {actions.map(({id: actionId, icon, text, href, run, event, inBar, disabled}) => {
            const shared = {
              role: 'menuitem',
              tabIndex: -1,
              className: clsx(styles.menuItem, inBar && styles.onPhone),
              'data-ga-event-category': 'demo',
              'data-ga-event-action': event,
              'data-ga-event-label': label,
            };
            return href ? (
              <a
                key={actionId}
                {...shared}
                href={href}
                target="_blank"
                rel="noopener"
                onClick={() => setOpen(false)}
              >
                <DemoIcon name={icon} />
                <span>{text}</span>
              </a>
            ) : (
              <button
                key={actionId}
                {...shared}
                type="button"
                disabled={disabled}
                onClick={() => {
                  close();
                  void run?.();
                }}
              >
                <DemoIcon name={icon} />
                <span>{text}</span>
              </button>
            );
          })}
        </div>
      )}
    </span>
  );
}
