import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMenu} from '../common/Menu/useMenu';
import {DemoIcon, type DemoIconName} from './DemoIcon';
import styles from './DemoToolbar.module.css';

/** An action of the toolbar or its menu. */
export interface DemoAction {
  id: string;
  icon: DemoIconName;
  label: string;
  /** The action name of the analytics event. */
  eventAction: string;
  run?: () => void | Promise<void>;
  /** A URL to open instead of a function to run. */
  href?: string;
  /** Shows the action as a toolbar button; on phones it moves to the menu. */
  inToolbar?: boolean;
  /** A part of `label` that wide toolbars show. Without it, the button has only an icon. */
  shortLabel?: string;
  disabled?: boolean;
  /** `true` while the action is running. */
  busy?: boolean;
}

interface DemoMenuProps {
  actions: readonly DemoAction[];
  analyticsLabel: string | undefined;
}

/**
 * Renders the menu at the end of the toolbar. On phones, it also contains the actions that don't
 * fit into the toolbar.
 */
export function DemoMenu({actions, analyticsLabel}: DemoMenuProps): ReactNode {
  const [open, setOpen] = useState(false);
  const {close, buttonProps, menuProps} = useMenu<HTMLDivElement>(undefined, 'page');
  const title = translate({id: 'docs.demo.more', message: 'See more'});
  return (
    <span className={styles.menuAnchor}>
      <button
        type="button"
        className={styles.iconButton}
        data-control
        data-tooltip={title}
        tabIndex={-1}
        aria-label={title}
        aria-haspopup="menu"
        aria-expanded={open}
        {...buttonProps}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            menuProps.ref.current?.showPopover();
          }
        }}
      >
        <DemoIcon name="more" />
      </button>
      <div
        {...menuProps}
        className={styles.menu}
        role="menu"
        tabIndex={-1}
        aria-label={title}
        onBeforeToggle={({newState}) => newState === 'open' && setOpen(true)}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          menuProps.onToggle(event);
        }}
        onKeyDown={(event) => {
          menuProps.onKeyDown(event);
          // Arrow keys in the menu must not reach the toolbar, and Escape must not reach the demo.
          event.stopPropagation();
        }}
      >
        {open &&
          actions.map(
            ({id: actionId, icon, label, href, run, eventAction, inToolbar, disabled}) => {
              const shared = {
                role: 'menuitem',
                tabIndex: -1,
                className: clsx(styles.menuItem, inToolbar && styles.inMenu),
                'data-ga-event-category': 'demo',
                'data-ga-event-action': eventAction,
                'data-ga-event-label': analyticsLabel,
              };
              return href ? (
                <a
                  key={actionId}
                  {...shared}
                  href={href}
                  target="_blank"
                  rel="noopener"
                  onClick={close}
                >
                  <DemoIcon name={icon} />
                  <span>{label}</span>
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
                  <span>{label}</span>
                </button>
              );
            },
          )}
      </div>
    </span>
  );
}
