import type {ReactNode} from 'react';
import {useEffect, useId, useMemo, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {DemoStyling} from '../../../site/stylings/shared';
import {codeStylingStore, codeVariantStore} from '@site/src/settings/codeStores';
import {
  chooseLibrary,
  DATE_LIBRARY_NAMES,
  dateLibraryStore,
} from '@site/src/settings/dateLibraryStore';
import {useSetting} from '@site/src/settings/useSetting';
import type {DemoMeta, DemoSources} from '@site/plugins/demos/shared';
import {DemoAdSlot} from '../ads/DemoAdSlot';
import {useShowsAds} from '../ads/useShowsAds';
import {DemoBoundary} from './DemoBoundary';
import DemoCode, {type DemoCodeHandle} from './DemoCode';
import DemoStage from './DemoStage';
import DemoToolbar from './DemoToolbar';
import {SharedCodeNotice} from './SharedCodeNotice';
import {listAnchors} from './listAnchors';
import {selectLibrary} from './selectLibrary';
import {useDemoActions} from './useDemoActions';
import {useDemoHash} from './useDemoHash';
import {useFullScreen} from './useFullScreen';
import {useLiveEdit} from './useLiveEdit';
import {useNearViewport} from './useNearViewport';
import styles from './Demo.module.css';

/** The props that a page sets. `plugins/demos` validates them at build time and adds `demo`. */
export interface DemoProps {
  /** Name of the file or folder next to the page. */
  name: string;
  /** `true` expands the full code initially; `false` also hides the preview. */
  defaultCodeOpen?: boolean;
  /** Renders only the running demo, without toolbar and code. */
  hideToolbar?: boolean;
  /** Disables ads next to this demo. */
  disableAd?: boolean;
  /** The background of the demo. Defaults to `outlined`, or to `paper` for a demo in an iframe. */
  bg?: 'outlined' | 'inline' | 'playground' | 'paper';
  /** Height of the running demo in pixels. Defaults to the usual height of its component family. */
  height?: number;
  /** Maximum width of the running demo in pixels. */
  maxWidth?: number;
  /** Runs the demo in an iframe, for components that depend on the window. */
  iframe?: boolean;
  /** Makes the code read-only. */
  disableLiveEdit?: boolean;
  demo: DemoMeta;
}

/**
 * Renders a live example with its source. The code is part of the page; the component loads when
 * it's near the viewport.
 */
export default function Demo(props: DemoProps): ReactNode {
  return (
    <DemoBoundary name={props.name}>
      <DemoContent {...props} />
    </DemoBoundary>
  );
}

function DemoContent({
  demo: defaultDemo,
  name,
  iframe = false,
  bg = iframe ? 'paper' : 'outlined',
  defaultCodeOpen,
  hideToolbar = false,
  disableAd = false,
  height = defaultDemo.height,
  maxWidth,
  disableLiveEdit = false,
}: DemoProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const focusTarget = useRef<HTMLSpanElement>(null);
  const code = useRef<DemoCodeHandle>(null);
  const codeId = useId();
  const isNear = useNearViewport(root);
  const hasAd = useShowsAds() && !disableAd;
  const [open, setOpen] = useState(defaultCodeOpen === true);
  const [hasToggledCode, setHasToggledCode] = useState(false);
  const [isSourceRequested, setSourceRequested] = useState(false);
  const [runKey, setRunKey] = useState(0);
  const fullScreen = useFullScreen(root, name);
  const variant = useSetting(codeVariantStore);
  const preferredStyling = useSetting(codeStylingStore);
  const library = chooseLibrary(defaultDemo.libraries ?? [], useSetting(dateLibraryStore));
  const demo = useMemo(() => selectLibrary(defaultDemo, library), [defaultDemo, library]);
  const styling = demo.stylings.find((one) => one === preferredStyling) ?? demo.stylings[0]!;

  const brokenLinks = useBrokenLinks();
  const anchors = listAnchors(name);
  anchors.forEach((anchor) => brokenLinks.collectAnchor(anchor));

  const expandAndScroll = () => {
    setOpen(true);
    root.current?.querySelector('[id]')?.scrollIntoView();
  };
  useDemoHash(name, expandAndScroll);

  // The page contains the TypeScript source in the first styling. All other sources load shortly
  // before they're visible.
  const isInPage = variant === 'TS' && styling === demo.stylings[0] && demo === defaultDemo;
  const {sources, isLatest} = useSources(
    demo,
    isNear && !hideToolbar && !isInPage,
    isSourceRequested,
  );
  const files = sources?.[styling]?.[variant];

  const hasPreview = demo.lines.preview > 0 && defaultCodeOpen !== false;
  const state = open ? 'open' : hasPreview ? 'preview' : 'closed';
  const canEdit = !disableLiveEdit && !hideToolbar;
  const edit = useLiveEdit({
    demo,
    styling,
    variant,
    library,
    files: isLatest ? files : undefined,
    enabled: canEdit,
    onSourceNeeded: () => setSourceRequested(true),
    onSharedCode: expandAndScroll,
  });
  const css = useTailwindCss(demo, styling, edit.isActive);
  // In wide windows, editing starts in full screen, with all code next to its result.
  const startEditing = () => {
    const isWide = window.matchMedia('(width >= 1200px)').matches;
    if (isWide || state === 'closed') {
      setOpen(true);
    }
    if (isWide && !fullScreen.isActive) {
      fullScreen.toggle();
    }
    edit.start(0);
  };
  const actions = useDemoActions({
    demo,
    styling,
    variant,
    code,
    focusDemoStart: () => focusTarget.current?.focus(),
    findStage: () => root.current?.querySelector<HTMLElement>('[data-demo-scope]'),
    reset: () => {
      edit.reset();
      setRunKey(runKey + 1);
      if (edit.isActive) {
        fullScreen.exit();
      }
    },
    fullScreen,
    edit,
    startEditing,
  });

  const {LiveFrame, DemoConsole} = edit.tools ?? {};
  return (
    <div
      ref={root}
      className={styles.demo}
      data-bg={bg}
      data-demo={name}
      data-disable-ad={disableAd || undefined}
      data-full-screen={fullScreen.isActive || undefined}
      data-split={(fullScreen.isActive && edit.isActive) || undefined}
      style={{minBlockSize: fullScreen.reservedHeight}}
      role={fullScreen.isActive ? 'dialog' : 'group'}
      aria-modal={fullScreen.isActive || undefined}
      aria-label={translate(
        {id: 'docs.demo.label', message: '{name} demo', description: 'Names a live demo'},
        {name},
      )}
    >
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} className={styles.anchor} />
      ))}
      <div className={styles.frame}>
        <DemoStage
          demo={demo}
          styling={styling}
          isNear={isNear}
          height={height}
          runKey={runKey}
          focusRef={focusTarget}
          isInIframe={iframe}
          isReplaced={edit.isLive}
          {...(maxWidth !== undefined && {maxWidth})}
        >
          {LiveFrame && edit.isActive && css !== undefined && !edit.needsConfirmation && (
            <LiveFrame
              name={name}
              scope={demo.id}
              files={edit.files}
              css={css}
              needsLicenseKey={demo.plan !== undefined}
              height={height}
              runKey={runKey}
              onResult={edit.reportResult}
              onConsole={edit.reportConsole}
              onEscape={fullScreen.exit}
            />
          )}
        </DemoStage>
        {DemoConsole && edit.isActive && edit.consoleLines && (
          <DemoConsole lines={edit.consoleLines} />
        )}
        {edit.needsConfirmation && (
          <SharedCodeNotice
            onRun={edit.allowRun}
            onDiscard={() => {
              edit.reset();
              setRunKey(runKey + 1);
            }}
          />
        )}
        {!hideToolbar && (
          <>
            {demo.libraries?.length === 1 && library && (
              <p className={styles.library}>
                <Translate
                  id="docs.demo.library"
                  description="Below a demo that is written for one date library"
                  values={{library: DATE_LIBRARY_NAMES[library]}}
                >
                  {'This demo uses {library}.'}
                </Translate>
              </p>
            )}
            <DemoToolbar
              demo={demo}
              styling={styling}
              variant={variant}
              library={library}
              state={state}
              hasPreview={hasPreview}
              codeId={codeId}
              onToggle={() => {
                setOpen(!open);
                setHasToggledCode(true);
              }}
              actions={actions.list}
              chat={actions.chat}
              preloadActions={actions.preload}
            />
            <DemoCode
              ref={code}
              id={codeId}
              demo={demo}
              {...(files && {files})}
              variant={variant}
              state={state}
              isNear={isNear}
              onSourceNeeded={() => setSourceRequested(true)}
              hasTailwind={styling === 'tailwind'}
              edit={canEdit ? edit : undefined}
            />
          </>
        )}
      </div>
      {!hideToolbar && (
        <p
          className={styles.checked}
          // In the browser, only the sources contain the line, so React must keep the
          // server-rendered HTML.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: demo.checked ?? sources?.checked ?? ''}}
        />
      )}
      {hasToggledCode && hasAd && <DemoAdSlot />}
    </div>
  );
}

/**
 * Loads all sources of a demo on demand. While the sources for another date library load, the
 * previous ones remain visible. A failed load is retried on the next request.
 *
 * @param isMissing `true` if the page doesn't contain the source to show
 * @param isRequested `true` if the user has requested the source
 */
function useSources(
  demo: DemoMeta,
  isMissing: boolean,
  isRequested: boolean,
): {sources?: DemoSources; isLatest: boolean} {
  const [loaded, setLoaded] = useState<{demo: DemoMeta; sources: DemoSources}>();
  const isLatest = loaded?.demo === demo;
  const shouldLoad = isMissing || isRequested || loaded !== undefined;
  useEffect(() => {
    if (!shouldLoad || isLatest) {
      return undefined;
    }
    let active = true;
    demo.loadSources?.().then(
      (sources) => active && setLoaded({demo, sources}),
      () => undefined,
    );
    return () => {
      active = false;
    };
  }, [shouldLoad, isLatest, demo]);
  return {...(loaded && {sources: loaded.sources}), isLatest};
}

/**
 * Loads the styles of a demo's Tailwind classes for the edited demo. Returns `undefined` until
 * they're available. In other stylings, the demo's files contain all styles.
 */
function useTailwindCss(
  demo: DemoMeta,
  styling: DemoStyling,
  isNeeded: boolean,
): string | undefined {
  const [css, setCss] = useState<string>();
  useEffect(() => {
    if (!isNeeded || styling !== 'tailwind') {
      return undefined;
    }
    let active = true;
    demo.load?.tailwind?.().then(
      (loaded) => active && setCss(loaded.css ?? ''),
      () => undefined,
    );
    return () => {
      active = false;
    };
  }, [demo, styling, isNeeded]);
  return styling === 'tailwind' ? css : '';
}
