import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import {ErrorBoundary} from '../common/ErrorBoundary/ErrorBoundary';
import {showFailure} from '../common/ErrorBoundary/showFailure';
import {Icon} from '../common/Icon/Icon';
import {listenForSettings, type SettingsField} from '../common/openSettings/openSettings';
import type {SettingsDrawerProps} from './SettingsDrawer';
import styles from './SettingsButton.module.css';

const load = async () => {
  const module = await import(/* webpackChunkName: "settings-drawer" */ './SettingsDrawer');
  await module.preloadMuiTheme();
  return module.default;
};

/** Preloads the drawer. Failures are ignored, because the click tries again. */
const preload = () => {
  load().catch(() => {});
};

/** Renders the header button that opens the settings drawer, which loads on first use. */
export function SettingsButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Drawer, setDrawer] = useState<ComponentType<SettingsDrawerProps>>();
  const [open, setOpen] = useState(false);
  const [field, setField] = useState<SettingsField>();

  const show = async (start?: SettingsField) => {
    // Not every browser focuses a clicked button, and the drawer restores the focus to the active
    // element.
    button.current?.focus();
    try {
      const Loaded = await load();
      // Rendering the fields takes longer than a frame, so the click is acknowledged first.
      startTransition(() => {
        setDrawer(() => Loaded);
        setField(start);
        setOpen(true);
      });
    } catch {
      // Offline, or a new version was deployed. The next click tries again.
    }
  };

  useEffect(() => listenForSettings((start) => void show(start)), []);

  const label = translate({id: 'docs.settings.open', message: 'Toggle settings drawer'});
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`icon-button ${styles.button}`}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-ga-event-category="header"
        data-ga-event-action="settings"
        onClick={() => void show()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="settings" />
      </button>
      {Drawer && (
        <ErrorBoundary
          // Reopening the drawer resets the error boundary.
          resetKey={open}
          onError={() => {
            setOpen(false);
            showFailure(
              translate({
                id: 'docs.settings.crashed',
                message: "Couldn't show the settings. Try again.",
              }),
            );
          }}
        >
          <Drawer open={open} field={field} onClose={() => setOpen(false)} />
        </ErrorBoundary>
      )}
    </>
  );
}
