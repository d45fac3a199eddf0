import type {ReactNode} from 'react';
import {useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {DemoStyling} from '../../../site/stylings/shared';
import {codeStylingStore, codeVariantStore} from '@site/src/settings/codeStores';
import {DATE_LIBRARY_NAMES, dateLibraryStore} from '@site/src/settings/dateLibraryStore';
import type {DemoLibrary} from '../../../site/demos/shared';
import type {DemoMeta, DemoVariant} from '@site/plugins/demos/shared';
import {DemoIcon} from './DemoIcon';
import {DemoMenu, type DemoAction} from './DemoMenu';
import {listenForTooltipDismissal} from './dismissTooltips';
import {useRovingTabStop} from './useRovingTabStop';
import styles from './DemoToolbar.module.css';

/** The actions that keep their short labels the longest when the toolbar becomes narrow. */
const PRIORITY_ACTIONS = new Set(['edit', 'stackblitz']);

interface DemoToolbarProps {
  demo: DemoMeta;
  styling: DemoStyling;
  variant: DemoVariant;
  library: DemoLibrary | undefined;
  state: 'closed' | 'preview' | 'open';
  hasPreview: boolean;
  codeId: string;
  onToggle: () => void;
  actions: readonly DemoAction[];
  chat: DemoAction | undefined;
  /** Called when the user is about to use the toolbar, so its actions can preload. */
  preloadActions: () => void;
}

/**
 * Renders the toolbar between a demo and its source. It's one tab stop with arrow key navigation.
 */
export default function DemoToolbar({
  demo,
  styling,
  variant,
  library,
  state,
  hasPreview,
  codeId,
  onToggle,
  actions,
  chat,
  preloadActions,
}: DemoToolbarProps): ReactNode {
  const toolbar = useRef<HTMLDivElement>(null);
  const roving = useRovingTabStop(toolbar);
  const stylingNames: Record<DemoStyling, string> = {
    system: translate({id: 'docs.demo.stylingSystem', message: 'MUI System'}),
    css: translate({id: 'docs.demo.stylingCss', message: 'Plain CSS'}),
    tailwind: translate({id: 'docs.demo.stylingTailwind', message: 'Tailwind CSS'}),
  };
  const languageLabels = {
    JS: translate({id: 'docs.demo.showJs', message: 'Show JavaScript source'}),
    TS: translate({id: 'docs.demo.showTs', message: 'Show TypeScript source'}),
  };
  const analyticsLabel = demo.paths[styling]?.replace(/^(docs|versioned_docs)\//, '');
  const open = state === 'open';
  const onEnter = () => {
    listenForTooltipDismissal();
    preloadActions();
  };
  const renderAction = ({id, icon, label, shortLabel, eventAction, run, disabled}: DemoAction) => (
    <button
      key={id}
      type="button"
      className={clsx(
        styles.iconButton,
        styles.inToolbar,
        shortLabel && styles.hasShortLabel,
        PRIORITY_ACTIONS.has(id) && styles.priorityLabel,
      )}
      data-control
      data-action={id}
      data-tooltip={label}
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      data-ga-event-category="demo"
      data-ga-event-action={eventAction}
      data-ga-event-label={analyticsLabel}
      onClick={() => void run?.()}
    >
      <DemoIcon name={icon} />
      {shortLabel && <span className={styles.shortLabel}>{shortLabel}</span>}
    </button>
  );
  return (
    // Only the toolbar's controls receive focus, one at a time.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={toolbar}
      className={styles.toolbar}
      role="toolbar"
      aria-label={translate({id: 'docs.demo.toolbar', message: 'demo source'})}
      onKeyDown={roving.onKeyDown}
      onFocus={(event) => {
        onEnter();
        roving.onFocus(event);
      }}
      onPointerEnter={onEnter}
    >
      {chat && (
        <button
          type="button"
          className={styles.expand}
          data-control
          tabIndex={-1}
          disabled={chat.disabled}
          aria-busy={chat.busy}
          data-ga-event-category="mui-chat"
          data-ga-event-action={chat.eventAction}
          data-ga-event-label={analyticsLabel}
          onClick={() => void chat.run?.()}
        >
          {chat.busy ? <span className={styles.spinner} /> : <DemoIcon name={chat.icon} />}
          <span>{chat.label}</span>
        </button>
      )}
      {/* Rendered for any visible code, including previews, because all code is in one of the two
         languages. */}
      {state !== 'closed' && (
        <span className={styles.languages}>
          {(['JS', 'TS'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={styles.language}
              data-control
              data-tooltip={languageLabels[one]}
              tabIndex={-1}
              aria-pressed={variant === one}
              // The label starts with the visible text, so speech input users can refer to it.
              aria-label={`${one}: ${languageLabels[one]}`}
              data-ga-event-category="demo"
              data-ga-event-action={one === 'JS' ? 'source-js' : 'source-ts'}
              data-ga-event-label={analyticsLabel}
              onClick={() => codeVariantStore.set(one)}
            >
              {one}
            </button>
          ))}
        </span>
      )}
      {demo.stylings.length > 1 && (
        <select
          className={styles.select}
          data-control
          tabIndex={-1}
          aria-label={translate({id: 'docs.demo.styling', message: 'Styling'})}
          value={styling}
          onChange={(event) => codeStylingStore.set(event.target.value as DemoStyling)}
        >
          {demo.stylings.map((one) => (
            <option key={one} value={one}>
              {stylingNames[one]}
            </option>
          ))}
        </select>
      )}
      {demo.libraries && demo.libraries.length > 1 && (
        <select
          className={styles.select}
          data-control
          tabIndex={-1}
          aria-label={translate({
            id: 'docs.demo.dateLibrary',
            message: 'Date library',
            description: 'Chooses the library whose dates the demo is written with',
          })}
          value={library}
          onChange={(event) => dateLibraryStore.set(event.target.value as DemoLibrary)}
        >
          {demo.libraries.map((one) => (
            <option key={one} value={one}>
              {DATE_LIBRARY_NAMES[one]}
            </option>
          ))}
        </select>
      )}
      {demo.plan && (
        <span className={clsx(styles.plan, styles[demo.plan])}>
          {demo.plan === 'pro' ? (
            <Translate id="docs.demo.pro">Pro plan</Translate>
          ) : (
            <Translate id="docs.demo.premium">Premium plan</Translate>
          )}
        </span>
      )}
      <span className={styles.actions}>
        {actions.filter(({id}) => id === 'edit').map(renderAction)}
        <button
          type="button"
          className={styles.expand}
          data-control
          tabIndex={0}
          aria-expanded={open}
          aria-controls={codeId}
          data-ga-event-category="demo"
          data-ga-event-action="expand"
          data-ga-event-label={analyticsLabel}
          onClick={onToggle}
        >
          {open ? (
            hasPreview ? (
              <Translate id="docs.demo.collapse">Collapse code</Translate>
            ) : (
              <Translate id="docs.demo.hide">Hide code</Translate>
            )
          ) : hasPreview ? (
            <Translate id="docs.demo.expand">Expand code</Translate>
          ) : (
            <Translate id="docs.demo.show">Show code</Translate>
          )}
        </button>
        {actions.filter(({id, inToolbar}) => inToolbar && id !== 'edit').map(renderAction)}
        <DemoMenu actions={actions} analyticsLabel={analyticsLabel} />
      </span>
    </div>
  );
}
